import { expect, test } from 'vitest'
import { cleanHtml } from './clean-html.ts'

test.each([
  ['<p>Giải <b>mùa thu</b><br />tại <a href="/san/chi-tiet/1">sân</a></p>', null],
  ['<ul><li>Một</li></ul><table><tr><td colspan="2">1</td></tr></table>', null],
  ['<img src="/pictures/a.svg" alt="Sân" />', null],
  ['<p onclick="steal()">Chào</p>', '<p>Chào</p>'],
  ['<script>steal()</script><p>Chào</p>', '<p>Chào</p>'],
  ['<a href="javascript:steal()">bấm</a>', '<a>bấm</a>'],
  ['<img src=x onerror=steal()>', '<img src="x" />'],
  ['<iframe src="https://other.test"></iframe><style>p{}</style><form><input></form>', ''],
  ['<svg><script>steal()</script></svg><p style="position:fixed">a', '<p>a</p>'],
  ['<img src="data:text/html,x"><a href="//other.test">b</a>', '<img /><a>b</a>'],
])('%s', (html, clean) => {
  expect(cleanHtml(html)).toBe(clean ?? html)
})
