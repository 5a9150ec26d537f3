/** A generator of numbers in [0, 1) that is deterministic per seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Short, so that ten thousand texts take seconds. */
const MAX_LENGTH = 600

const SPECIALS = [
  ...['*', '_', '`', '```', '~~~', '~', '~~', '[', ']', '(', ')', '<', '>', '!', '#', '|', '\\', '"', "'", '=', '$'],
  ...['\n', '\n\n', '\r\n', '\r', '\t', ' ', '  ', '    ', '\f', '\v', '\0', '\u00a0', '\ufeff', '\u2028', '\u200d'],
  ...[
    '\u0301',
    'é',
    'ß',
    '日本',
    '😀',
    '🇩🇪',
    '\ud800',
    '&amp;',
    '&#0;',
    '&copy',
    '- ',
    '1. ',
    '> ',
    '---',
    '***',
    '===',
  ],
  ...[
    ':',
    '::',
    ':::',
    ':::note Title\n',
    '::name',
    '{',
    '}',
    '{#a .b}',
    '{a="b"}',
    '[^1]',
    '[^1]: ',
    '[x]',
    '\n|-|\n',
  ],
  ...[
    '<!--',
    '-->',
    '<div>',
    '</div>',
    '<a href="',
    '<?',
    '<![CDATA[',
    'www.',
    'http://',
    'a@b.co',
    '@',
    '+++',
    '---\n',
  ],
]

const NESTABLE = ['> ', '- ', '1. ', '*', '**', '[', '![', '~', '  ', ':::a\n', '\t', '`', '(', '<b>']

/** One text, cut, spliced, duplicated, nested or with special characters inserted, one to four times. */
export function mutateDocument(documents: readonly string[], random: () => number): string {
  let text = pick(documents, random)
  for (let rounds = 1 + below(4, random); rounds > 0; rounds -= 1) text = mutateOnce(text, documents, random)
  return text.slice(0, MAX_LENGTH)
}

function mutateOnce(text: string, documents: readonly string[], random: () => number): string {
  const at = below(text.length + 1, random)
  const end = Math.min(text.length, at + below(12, random))
  switch (below(8, random)) {
    case 0:
      return text.slice(0, at) + text.slice(end)
    case 1:
      return text.slice(0, at) + partOf(pick(documents, random), random) + text.slice(at)
    case 2:
      return text.slice(0, end) + text.slice(at)
    case 3:
    case 4:
    case 5:
      return text.slice(0, at) + pick(SPECIALS, random) + text.slice(at)
    case 6:
      return text.slice(0, at) + pick(NESTABLE, random).repeat(1 + below(12, random)) + text.slice(at)
    default:
      return random() < 0.5 ? text.replaceAll('\n', '\r\n') : `${text}${pick(documents, random)}`
  }
}

function partOf(text: string, random: () => number): string {
  const start = below(text.length, random)
  return text.slice(start, start + below(40, random))
}

function pick(items: readonly string[], random: () => number): string {
  return items[below(items.length, random)] ?? ''
}

function below(limit: number, random: () => number): number {
  return Math.floor(random() * limit)
}
