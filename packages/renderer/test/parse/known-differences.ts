import { type AnyNode, type Difference, isRecord } from './first-difference.js'

/** A class of differences between the two parsers that is understood and accepted. */
export interface KnownDifference {
  readonly id: string
  readonly reason: string
  /** A text that differs for this reason; when it no longer does, the entry must be removed. */
  readonly example: string
  readonly explains: (difference: Difference) => boolean
}

/**
 * Examples of CommonMark (by number), GFM and docgen whose trees differ: `tolerated` or the id of a known difference.
 */
export const KNOWN_EXAMPLES: Readonly<Record<string, string>> = {
  'commonmark-606': 'tolerated',
  'gfm-633': 'tolerated',
  'gfm-634': 'literal-autolink',
  'own-9': 'tolerated',
}

/** Differences of position alone: the comparison continues after them. */
export const TOLERATED_DIFFERENCES: readonly KnownDifference[] = [
  {
    id: 'autolink-without-position',
    reason:
      'remark finds some literal autolinks by searching the finished text nodes and gives what it makes of them no position; satteri always does.',
    example: 'mail a.b@c.de\\+f@g.hi now\n',
    explains: ({ reference, actual: found, path }) =>
      path.endsWith('.position') && reference === undefined && isRecord(found),
  },
  {
    id: 'open-end',
    reason:
      'A block that ends because its parent does (an unclosed fence or directive) ends for remark where the parent does, with the white space and markers before it, for satteri at its own last character.',
    example: ':::note\ntext\n\n',
    explains: ({ path, text, referenceNodes, actualNodes: foundNodes }) => {
      if (!/\.position\.end\.(?:line|column|offset)$/.test(path)) return false
      const [a, b] = [endOf(referenceNodes.at(-1)), endOf(foundNodes.at(-1))]
      return a !== undefined && b !== undefined && /^[\s:>*+\-\d.)]*$/.test(text.slice(Math.min(a, b), Math.max(a, b)))
    },
  },
  {
    id: 'open-value',
    reason:
      'Raw HTML and code that end because their parent does keep the line endings before that, or the indentation of a lazy line, in remark’s value, not in satteri’s.',
    example: '> <!-- a\n> \ntext\n',
    explains: ({ path, reference, actual: found, referenceNodes }) =>
      path.endsWith('.value') &&
      ['html', 'code'].includes(String(referenceNodes.at(-1)?.['type'])) &&
      String(reference).trim() === String(found).trim(),
  },
  {
    id: 'task-text-start',
    reason:
      'remark lets the paragraph of a task item start at the check box unless plain text follows it; satteri always starts it at the content.',
    example: '- [x] *done*\n',
    explains: ({ path, text, referenceNodes, actualNodes: foundNodes }) => {
      if (!/\.position\.start\.(?:line|column|offset)$/.test(path)) return false
      const [a, b] = [startOf(referenceNodes.at(-1)), startOf(foundNodes.at(-1))]
      return a !== undefined && b !== undefined && /^\[[ \txX\r\n]\]\s+$/.test(text.slice(a, b))
    },
  },
]

/** Differences of content, after which a comparison is meaningless. */
export const KNOWN_DIFFERENCES: readonly KnownDifference[] = [
  {
    id: 'fence-in-directive',
    reason:
      'remark-directive closes a directive at the next line of colons, even inside fenced code; satteri knows that it is code, which is what a writer means.',
    example: ':::note\n```md\n:::tip\n:::\n```\n:::\n',
    explains: ({ text }) => OPENING_FENCE.test(text) && /```|~~~/.test(text) && /^[\s>]*:::/m.test(text),
  },
  {
    id: 'lazy-line-in-directive',
    reason:
      'Inside a quote or list item, satteri lets a paragraph of a directive go on over a line without the prefix, as CommonMark does everywhere; remark-directive does not.',
    example: '> :::note\n> text\nlazy\n',
    explains: ({ text, referenceNodes, actualNodes: foundNodes }) =>
      OPENING_FENCE.test(text) &&
      [...referenceNodes, ...foundNodes].some(({ type }) => type === 'blockquote' || type === 'listItem'),
  },
  {
    id: 'definition-in-directive',
    reason:
      'remark reads the inside of a directive after the text before it, so that text does not see the definitions in there; for satteri a definition counts wherever it stands.',
    example: '[a]\n\n:::note\n[a]: /b\n:::\n',
    explains: ({ text }) => OPENING_FENCE.test(text) && text.slice(text.search(OPENING_FENCE)).includes(']:'),
  },
  {
    id: 'stray-colons',
    reason:
      'A line of colons that closes nothing ends a paragraph in a quote or list item for satteri, not for remark.',
    example: '> text\n:::\n',
    explains: ({ text }) => /^[\s>]*:::+[ \t]*$/m.test(text),
  },
  {
    id: 'odd-directive-name',
    reason:
      'remark reads half a surrogate pair, a tab and a joiner or accent alone as a letter of a directive name (`:😀`); satteri reads whole characters.',
    example: 'smile:😀 \n',
    explains: ({ text }) => /:(?:[^\s:]*(?:\t|[\p{Cf}\p{M}]|[\u{10000}-\u{10ffff}]))|:\t/u.test(text),
  },
  {
    id: 'odd-attributes',
    reason:
      'For attributes that make no sense remark gives up the braces or the directive; satteri takes what it understands.',
    example: ':name[x]{y#z=a.md}\n',
    explains: ({ path, text }) => path.includes('.attributes') || /:[^\s:]+\{[^}]*[^}\w\s="'.#-]/.test(text),
  },
  {
    id: 'odd-space',
    reason:
      'remark takes all that JavaScript calls white space (U+000B, U+FEFF, U+2028, U+2029 too) for white space beside emphasis; by CommonMark, and for satteri, it is not. A form feed in the line of a fence goes to the meta for remark alone.',
    example: 'foo ___\ufeff__\n',
    explains: ({ text }) => /[\v\f\ufeff\u2028\u2029]/.test(text),
  },
  {
    id: 'symbol-beyond-plane-0',
    reason:
      'remark looks at half a surrogate pair beside emphasis and does not see that an emoji is a symbol; satteri and CommonMark see it.',
    example: '😀*(*foo*)*\n',
    explains: ({ text }) => /[\u{10000}-\u{10ffff}][*_~]|[*_~][\u{10000}-\u{10ffff}]/u.test(text),
  },
  {
    id: 'label-with-unicode-space',
    reason:
      'satteri also trims and folds Unicode white space in labels; by CommonMark only spaces, tabs and line endings count.',
    example: '[foo\u00a0]: /url\n',
    explains: ({ text }) => /\[[^\]]*[\u00a0\u2000-\u200a\u202f\u205f\u3000][^\]]*\]/.test(text),
  },
  {
    id: 'odd-footnote-label',
    reason:
      'remark allows no white space in the label of a footnote and decodes references there; satteri trims and keeps it.',
    example: 'a[^n ]\n\n[^n]: x\n',
    explains: ({ text }) => /\[\s*\^[^\]]*[\s&\\][^\]]*\]|\[\s+\^/.test(text),
  },
  {
    id: 'footnote-in-footnote',
    reason: 'remark reads a footnote definition at the start of another one as its content; satteri as its neighbour.',
    example: '[^a]: [^b]: text\n',
    explains: ({ text }) => /\[\^[^\]]+\]:\s*(?:[>*+-]\s*)*\[\^[^\]]+\]:/.test(text),
  },
  {
    id: 'definition-or-table',
    reason:
      'Where a definition is followed, or cut in two, by what looks like the second row of a table, remark makes a table and satteri a definition. After such a row a lone tag ends the table for remark, and is a row for satteri.',
    example: '[foo]: /u\n|-|\n',
    explains: ({ text }) => /\]:|<\/?\w/.test(text) && /^[\s>]*\|?[ \t]*:?-+:?[ \t]*(?:\||$)/m.test(text),
  },
  {
    id: 'literal-autolink',
    reason:
      'The two search literal autolinks in another order and differ for broken ones (`http://..`, `www.` alone, an address right after a path), where the GFM specification is silent or loose.',
    example: 'see http://../a\n',
    explains: ({ text, referenceNodes, actualNodes: foundNodes }) =>
      /www\.|https?:\/\/|[\w.+-]@\w/i.test(text) &&
      [referenceNodes, foundNodes].every((nodes) => nodes.some(({ type }) => INLINE_PARENTS.has(String(type)))),
  },
  {
    id: 'task-heading',
    reason:
      'satteri takes `[x]` at the start of a setext heading in a list item for a check box; GFM allows it in paragraphs only.',
    example: '- [x] text\n  ---\n',
    explains: ({ text }) => /\[[ \txX]\][^\r\n]*[\r\n]+[\s>]*[-=]/.test(text),
  },
  {
    id: 'list-spread',
    reason:
      'In nested quotes, in footnotes and before an open end, remark counts blank lines otherwise when it says whether a list is spread.',
    example: '[^a]: x\n\n    - y\n\n\n    - y\n',
    explains: ({ path }) => path.endsWith('.spread'),
  },
  {
    id: 'escaped-colon',
    reason: 'After an escaped colon remark still reads a directive from the next one; satteri reads text.',
    example: 'a\\::name\n',
    explains: ({ text }) => text.includes('\\::'),
  },
  {
    id: 'break-at-link-end',
    reason: 'A hard break right before the bracket that closes a link is none for satteri.',
    example: '[text\\\n](<>)\n',
    explains: ({ text }) => /(?: {2}|\\)(?:\r\n|\n|\r)[ \t]*\]/.test(text),
  },
  {
    id: 'nul-beside-emphasis',
    reason:
      'NUL counts as U+FFFD; beside emphasis remark still looks at the NUL, satteri at the symbol that stands for it.',
    example: '_____(foo\n___\0__\n',
    explains: ({ text }) => text.includes('\0'),
  },
  {
    id: 'html-after-lazy-line',
    reason:
      'A lone tag after a definition or a lazy line of a quote or item can’t interrupt the paragraph there; remark still starts raw HTML inside of the item, satteri behind it.',
    example: '> [foo]: /url\n<a href="/bar">\n',
    explains: ({ reference, actual: found }) =>
      isRecord(reference) && reference['type'] === 'html' && found === undefined,
  },
  {
    id: 'directive-after-backticks',
    reason: 'satteri misses a text directive after backticks that open no code, when another block below has as many.',
    example: "'```\n:name\n  [^1]: ```\n",
    explains: ({ text }) => /:\w/.test(text) && text.includes('`'),
  },
  {
    id: 'empty-item',
    reason:
      'A list marker alone on its line is an empty item unless it would interrupt a paragraph; remark misses it in a footnote and after indented code, satteri at the end of a document with CRLF.',
    example: '*foo\n[^1]: *\nr\n',
    explains: ({ text, reference, actual: found }) =>
      /(?:[*+-]|\d+[.)])[ \t]*$/m.test(text) && [reference, found].sort().join() === 'list,paragraph',
  },
  {
    id: 'indented-colons',
    reason:
      'A directive inside a directive can’t be indented by four columns; satteri takes its fence for the closing one.',
    example: ':::a\n\t:::a\ntext\n',
    explains: ({ text }) => OPENING_FENCE.test(text) && /^(?: {4}| {0,3}\t)\s*:::/m.test(text),
  },
  {
    id: 'unclosed-front-matter',
    reason:
      'A first line `---` that no second one closes is a thematic break; remark then reads containers below as text.',
    example: '---\n- one\n- two\n',
    explains: ({ text }) => /^---[ \t]*[\r\n]/.test(text) && !/[\r\n]---[ \t]*(?:[\r\n]|$)/.test(text),
  },
]

const OPENING_FENCE = /:::+[^\s:]/

const INLINE_PARENTS: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell'])

function endOf(node: AnyNode | undefined): number | undefined {
  return offsetOf(node, 'end')
}

function startOf(node: AnyNode | undefined): number | undefined {
  return offsetOf(node, 'start')
}

function offsetOf(node: AnyNode | undefined, side: 'start' | 'end'): number | undefined {
  const position = node?.['position']
  const point = isRecord(position) ? position[side] : undefined
  const offset = isRecord(point) ? point['offset'] : undefined
  return typeof offset === 'number' ? offset : undefined
}
