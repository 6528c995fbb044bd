/** A paragraph, or a list of points or of steps. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'points' | 'steps'; readonly items: readonly string[] }

/** `id` is the same in every language: it is the fragment of the address. */
type PolicySection = { readonly id: string; readonly title: string; readonly blocks: readonly Block[] }
export type Policy = { readonly lead: string; readonly sections: readonly PolicySection[] }

/**
 * Reads a policy's text: a lead, then sections that begin with `## id | Title`, in each of them paragraphs, points
 * (`- `) and steps (`1. `), blocks parted by an empty line.
 */
export function parsePolicy(source: string): Policy {
  const [lead = '', ...parts] = tied(source.trim()).split(/^## /m)
  return { lead: lead.trim(), sections: parts.map(readSection) }
}

const units = /\} (?=(?:giờ|phút|ngày|tuổi|người|hố|hours?|minutes?|days?|years?|players?)(?!\p{L}))/gu

/** A figure stays on one line with its unit, the number of a law with the sign before it. */
function tied(text: string): string {
  return text.replace(/(No\.|số) (?=\{)/g, '$1\u00a0').replace(units, '}\u00a0')
}

function readSection(part: string): PolicySection {
  const [heading = '', ...blocks] = part.trim().split(/\n{2,}/)
  const [id = '', title = ''] = heading.split(' | ')
  return { id, title, blocks: blocks.map(readBlock) }
}

function readBlock(block: string): Block {
  if (block.startsWith('- ')) return { kind: 'points', items: itemsOf(block) }
  if (block.startsWith('1. ')) return { kind: 'steps', items: itemsOf(block) }
  return { kind: 'text', text: block }
}

const itemsOf = (block: string) => block.split('\n').map((line) => line.replace(/^(?:-|\d+\.) /, ''))
