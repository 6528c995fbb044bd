import { expect, test } from 'vitest'
import { html } from './html.ts'

test('values in a page are escaped, unless they were built as HTML', () => {
  const name = `<img src=x onerror="a('b')">&`
  expect(html`<p title="${name}">${name}</p>`.markup).toBe(
    '<p title="&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt;&amp;">&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt;&amp;</p>',
  )
  expect(
    html`<ul>${['a', 'b'].map((item) => html`<li>${item}</li>`)}${null}${undefined}${false}${0}</ul>`.markup,
  ).toBe('<ul><li>a</li><li>b</li>0</ul>')
})
