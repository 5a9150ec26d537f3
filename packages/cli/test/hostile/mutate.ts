const HOSTILE = [
  '',
  '[',
  '{',
  ': ',
  '- ',
  '&a ',
  '*a',
  '!!js/function x',
  '"',
  "'",
  '|',
  '\t',
  '\u0000',
  '\u2028',
  '$ref: "#"',
  'null',
  '-1',
  '1e999',
  '<<: *a',
  '#',
  '\\',
  '%',
  '__proto__: {}',
]

/** A text with some of its lines taken out, doubled, swapped, cut, indented otherwise or filled with what means something. The same seed breaks it the same way. */
export function mutate(text: string, seed: number): string {
  const random = createRandom(seed)
  const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)] as Value
  const lines = text.split('\n')
  const changes = 1 + Math.floor(random() * 8)
  for (let change = 0; change < changes; change++) {
    const index = Math.floor(random() * lines.length)
    const line = lines[index] ?? ''
    const at = Math.floor(random() * (line.length + 1))
    const kind = Math.floor(random() * 8)
    if (kind === 0) lines.splice(index, 1)
    else if (kind === 1) lines.splice(index, 0, line)
    else if (kind === 2) lines[index] = line.slice(0, at) + pick(HOSTILE) + line.slice(at)
    else if (kind === 3) lines[index] = line.replace(/:.*/, `: ${pick(HOSTILE)}`)
    else if (kind === 4) lines[index] = line.replace(/^(\s*)/, (spaces) => spaces.slice(0, Math.floor(random() * 6)))
    else if (kind === 5) lines[index] = line.replace(/: .*/, `: ${pick(['7', 'true', '[]', '{}', '[null]', 'text'])}`)
    else if (kind === 6) lines.splice(index, Math.floor(random() * 5), pick(lines))
    else lines[index] = line.slice(0, at)
  }
  return lines.join('\n')
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed * 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
