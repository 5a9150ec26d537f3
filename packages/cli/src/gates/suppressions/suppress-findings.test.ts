import type { Diagnostic, DiagnosticCode, DiagnosticTopics } from '@docgen/renderer/contract'
import { expect, it } from 'vitest'
import { readSuppressions } from './suppress-findings.js'

const TODAY = '2026-03-01'

it.each([
  [
    'the block after a comment',
    '<!-- docgen-ignore broken-link until 2026-04-01: soon -->\nOne\nTwo\n\nThree\n',
    1,
    [1, 2, 3],
  ],
  [
    'a block after a blank line',
    'Zero\n\n<!-- docgen-ignore broken-link until 2026-04-01: soon -->\n\nOne\n\nTwo\n',
    1,
    [3, 4, 5],
  ],
  ['the line of the comment in MDX', '{/* docgen-ignore broken-link until 2026-04-01: soon */}\n\nOne', 1, [1, 2, 3]],
  [
    'the whole page',
    '---\n# docgen-ignore broken-link until 2026-04-01: soon\ntitle: A\n---\n\nOne\n',
    5,
    [1, 2, 3, 4, 5, 6, 7],
  ],
  [
    'nothing after a comment in a code block',
    '```md\n<!-- docgen-ignore broken-link until 2020-04-01: x -->\n```\nOne\n',
    1,
    [],
  ],
  ['nothing after inline code', 'Write `<!-- docgen-ignore broken-link until 2026-04-01: soon -->`.\n', 1, []],
  ['nothing after the name alone', 'docgen-ignore broken-link until 2026-04-01: soon\n\nOne\n', 1, []],
])('suppresses %s', (_, text, bodyLine, lines) => {
  const { suppresses, diagnostics } = readAll(text, bodyLine)
  const all = text.split('\n').map((_line, index) => index + 1)
  expect(all.filter((line) => suppresses(finding('broken-link', line)))).toEqual(lines)
  expect(all.filter((line) => suppresses(finding('broken-image', line)))).toEqual([])
  expect(suppresses({ ...finding('broken-link', 1), file: 'docs/b.md' })).toBe(false)
  expect(diagnostics).toEqual([])
})

it.each([
  [
    'the entry after a comment',
    'a:\n  # docgen-ignore broken-link until 2026-04-01: soon\n  # Another.\n  b:\n    c: 1\n\n    d: 2\n  e: 3\n',
    [2, 3, 4, 5, 6, 7],
  ],
  ['the entry of its line', 'a: 1\nb: # docgen-ignore broken-link until 2026-04-01: soon\n  c: 1\nd: 2', [2, 3]],
  [
    'a list without indentation',
    'a:\n# docgen-ignore broken-link until 2026-04-01: soon\nb:\n- c\n- d\ne: 1',
    [2, 3, 4, 5],
  ],
  ['an element of a list', '# docgen-ignore broken-link until 2026-04-01: soon\n- a: 1\n  b: 2\n- c: 3', [1, 2, 3]],
  ['nothing after the words alone', 'a: docgen-ignore broken-link until 2026-04-01: soon\nb: 1', []],
])('suppresses in YAML %s', (_, text, lines) => {
  const { suppresses } = readAll(text)
  const all = text.split('\n').map((_line, index) => index + 1)
  expect(all.filter((line) => suppresses(finding('broken-link', line)))).toEqual(lines)
})

const FIELD = '"x-docgen-ignore": { "code": "broken-link", "until": "2026-04-01", "reason": "soon" }'

it.each([
  ['an object', `{\n"a": {\n${FIELD},\n"b": { "c": "}" }\n},\n"d": {}\n}`, [2, 3, 4, 5]],
  ['an object around others', `{\n"a": {\n"b": {\n},\n${FIELD}\n},\n"d": {}\n}`, [2, 3, 4, 5, 6]],
  ['each entry of a list', `{\n"a": {\n${FIELD.replace('{', '[{')}]\n}\n}`, [2, 3, 4]],
  ['nothing after a value', '{\n"a": "x-docgen-ignore",\n"b": 1\n}', []],
  ['nothing in broken JSON', `{\n${FIELD}\n`, []],
])('suppresses in JSON %s', (_, text, lines) => expectLines(text, lines))

it.each([
  ['a rule', 'a {}\n/* docgen-ignore broken-link until 2026-04-01: soon */\nb {\n  c: "}";\n}\nd {}', [2, 3, 4, 5]],
  ['a declaration', 'a {\n  /* docgen-ignore broken-link until 2026-04-01: soon */\n  b: 1;\n  c: 2;\n}', [2, 3]],
  ['the last declaration', 'a {\n/* docgen-ignore broken-link until 2026-04-01: soon */\nb: 1 }\nc {}', [2, 3]],
  ['its line', 'a {\n  b: 1; /* docgen-ignore broken-link until 2026-04-01: soon */\n  c: 2;\n}', [2]],
  ['past comments', '/* docgen-ignore broken-link until 2026-04-01: soon */\n/* } ; */\na {\n}\nb {}', [1, 2, 3, 4]],
  ['nothing without an end', 'a {}\n/* docgen-ignore', []],
])('suppresses in CSS %s', (_, text, lines) => expectLines(text, lines, 'theme.css'))

it.each([
  ['_redirects', '# docgen-ignore broken-link until 2026-04-01: soon\n/a /b 301\n/c /d 301\n', [1, 2]],
  [
    '_headers',
    '# docgen-ignore broken-link until 2026-04-01: soon\n/*\n  X-A: b\n  X-C: d\n/e\n  X-F: g\n',
    [1, 2, 3, 4],
  ],
])('suppresses in %s the rule after a comment', (file, text, lines) => expectLines(text, lines, `static/${file}`))

it.each([
  ['docs/a.yml', '# docgen-ignore x', 'Write # docgen-ignore broken-link until 2030-12-31: the reason'],
  ['a.css', '/* docgen-ignore x */', 'Write /* docgen-ignore broken-link until 2030-12-31: the reason */'],
  [
    'a.json',
    '{ "x-docgen-ignore": { "code": "broken-link" } }',
    'Write "x-docgen-ignore": { "code": "broken-link", "until": "2030-12-31", "reason": "the reason" }',
  ],
])('says how to write a comment in %s', (path, text, hint) => {
  const { diagnostics } = readSuppressions({ files: [{ path, text }], catalog: {}, today: TODAY })
  expect(diagnostics).toMatchObject([{ code: 'suppression', line: 1, hint }])
})

it.each([
  ['broken-link until 2026-02-28: late', 'the comment that ignores broken-link expired on 2026-02-28'],
  ['broken-lnk until 2026-04-01: soon', 'there is no diagnostic "broken-lnk"'],
  ['broken-link until 2026-04-01:', 'a comment to ignore a finding needs a code, a date and a reason'],
  ['broken-link until 2026-13-01: soon', '"2026-13-01" is not a date'],
  ['broken-link, broken-image until 2026-04-01: soon', 'a comment can ignore only one code'],
  ['broken-link broken-image until 2026-04-01: soon', 'a comment can ignore only one code'],
  ['broken-link: no date', 'a comment to ignore a finding needs a code, a date and a reason'],
  ['', 'a comment to ignore a finding needs a code, a date and a reason'],
])('reports a comment with the words "%s"', (words, message) => {
  const { suppresses, diagnostics } = readAll(`\n<!-- docgen-ignore ${words} -->\nOne\n`, 1)
  expect(diagnostics).toMatchObject([{ code: 'suppression', file: 'docs/a.md', line: 2, column: 6, message }])
  expect(suppresses(finding('broken-link', 3))).toBe(false)
})

it('reports a misspelled name', () => {
  const { diagnostics } = readAll('\n<!-- docgen-ingore broken-link until 2026-04-01: soon -->\nOne\n', 1)
  expect(diagnostics).toMatchObject([
    { code: 'suppression', line: 2, column: 6, length: 13, hint: 'Did you mean docgen-ignore?' },
  ])
  expect(readAll('<!-- docgen-theme is fine -->', 1).diagnostics).toEqual([])
})

function expectLines(text: string, lines: readonly number[], path?: string): void {
  const { suppresses } = readAll(text, undefined, path)
  const all = text.split('\n').map((_line, index) => index + 1)
  expect(all.filter((line) => suppresses({ ...finding('broken-link', line), ...(path && { file: path }) }))).toEqual(
    lines,
  )
}

it('reports a comment that suppresses none of the findings', () => {
  const text = '<!-- docgen-ignore broken-link until 2026-04-01: soon -->\nOne\n\nTwo\n'
  const { findUnused } = readAll(text, 1)
  const find = (finding: Diagnostic, isComplete = true) =>
    findUnused([finding], () => isComplete).map(({ line, column, message }) => `${line}:${column} ${message}`)
  expect(find(finding('broken-link', 2))).toEqual([])
  expect(find(finding('broken-link', 4))).toEqual([
    '1:6 the comment ignores broken-link, but there is no such finding here',
  ])
  expect(find(finding('broken-image', 2))).toHaveLength(1)
  expect(find({ ...finding('broken-link', 2), file: 'docs/b.md' })).toHaveLength(1)
  expect(find(finding('broken-link', 4), false)).toEqual([])
})

function readAll(text: string, bodyLine?: number, path = 'docs/a.md') {
  const catalog = { Links: { 'broken-link': {}, 'broken-image': {} } } as unknown as DiagnosticTopics
  const file = { path, text, ...(bodyLine !== undefined && { bodyLine }) }
  return readSuppressions({ files: [file], catalog, today: TODAY })
}

function finding(code: DiagnosticCode, line: number): Diagnostic {
  return { code, severity: 'error', file: 'docs/a.md', line, message: 'x' }
}
