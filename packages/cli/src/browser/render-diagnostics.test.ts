import { expect, it, vi } from 'vitest'
import { find, findAll, openPage } from '../../../theme/test/open-page.js'
import type { DiagnosticView, FrameLine } from '../serve/page-event.js'
import { element, type FilePosition, keyOf, renderBadge, renderDiagnostics } from './render-diagnostics.js'

const BROKEN: DiagnosticView = { code: 'link-broken', severity: 'error', message: 'No such page', frame: [] }

/** The list in a new page. */
function openList(
  problems: readonly DiagnosticView[],
  {
    errors = 1,
    warnings = 0,
    openFile = async (_position: FilePosition): Promise<string | undefined> => undefined,
  } = {},
): { readonly close: ReturnType<typeof vi.fn> } {
  openPage()
  const close = vi.fn()
  document.body.append(renderDiagnostics({ problems, errors, warnings }, { close, openFile }))
  return { close }
}

const lines = () =>
  findAll('.lines > div').map((each) => each.innerHTML.replace(/<span class="number">(\d+)<\/span>/, '$1|'))

/** The lines of a problem in line 2. */
function openFrame(...frame: readonly FrameLine[]): void {
  openList([{ ...BROKEN, file: 'docs/a.md', line: 2, frame }])
}

it.each([
  [1, 0, '1 error'],
  [2, 1, '2 errors, 1 warning'],
  [0, 3, '3 warnings'],
])('counts %i errors and %i warnings, in the color of the worst', (errors, warnings, count) => {
  openPage()
  const open = vi.fn()
  const badge = renderBadge({ problems: [BROKEN], errors, warnings }, open)
  badge.click()
  const tone = errors > 0 ? 'error' : 'warning'
  expect([badge.textContent, badge.className, open.mock.calls.length]).toEqual([count, `badge ${tone}`, 1])
  openList([BROKEN], { errors, warnings })
  expect([find('h2').textContent, find('section').className]).toEqual([count, `sheet list ${tone}`])
})

it('shows code, position, message and hint', () => {
  openList([{ ...BROKEN, severity: 'warning', hint: 'Add it.', file: 'docs/a.md', line: 3, column: 5 }])
  expect([find('li').className, find('.code').textContent, find('.position').textContent]).toEqual([
    'warning',
    'link-broken',
    'docs/a.md:3:5',
  ])
  expect(findAll('li > p').map((each) => each.textContent)).toEqual(['', 'No such page', 'Add it.'])
})

it('shows as much of the position as is known', () => {
  openList([{ ...BROKEN, file: 'docs/a.md' }, { ...BROKEN, file: 'b.md', line: 1 }, BROKEN])
  expect(findAll('.position').map((each) => each.textContent)).toEqual(['docs/a.md', 'b.md:1'])
  expect(findAll('li > p').map((each) => each.textContent)).not.toContain('undefined')
})

it('shows messages as text, not as HTML', () => {
  openList([{ ...BROKEN, message: '<img src=x>', frame: [{ line: 1, text: '<b>x</b>' }] }])
  expect(findAll('img, b')).toEqual([])
  expect(find('li').textContent).toContain('<img src=x>')
})

it('names the number of problems that only the terminal lists', () => {
  openList([BROKEN], { errors: 2, warnings: 3 })
  expect(find('section > p').textContent).toBe('4 more: the terminal lists all of them.')
  openList([BROKEN])
  expect(findAll('section > p')).toEqual([])
})

it('closes', () => {
  const { close } = openList([BROKEN])
  find('.close').click()
  expect(close).toHaveBeenCalledTimes(1)
})

it('opens the position in the editor, and shows why that failed until it works', async () => {
  let answer: string | undefined = 'No editor found.'
  const opened: FilePosition[] = []
  const problem = { ...BROKEN, file: 'docs/a.md' }
  const openFile = async (each: FilePosition): Promise<string | undefined> => {
    opened.push(each)
    return answer
  }
  openList([problem], { openFile })
  find('.position').click()
  await vi.waitFor(() => expect(find('li > [role="status"]').textContent).toBe('No editor found.'))
  answer = undefined
  find('.position').click()
  await vi.waitFor(() => expect(find('li > [role="status"]').textContent).toBe(''))
  expect(opened).toEqual([problem, problem])
})

it('marks the line and its range', () => {
  openFrame(
    { line: 1, text: 'one' },
    { line: 2, text: 'two words', mark: { start: 4, length: 5 } },
    { line: 3, text: '' },
  )
  expect(lines()).toEqual(['1|one', '2|two <span class="mark">words</span>', '3| '])
  expect(find('.here').textContent).toBe('2two words')
  expect(findAll('.here')).toHaveLength(1)
})

it.each([
  ['at the end of the line', 'ab', { start: 2, length: 1 }, 'ab<span class="mark"> </span>'],
  ['in an empty line', '', { start: 0, length: 0 }, '<span class="mark"> </span>'],
  ['without a length', 'abc', { start: 1, length: 0 }, 'a<span class="mark">b</span>c'],
  ['at half of a character', 'a😀b', { start: 1, length: 1 }, 'a<span class="mark">😀</span>b'],
  ['longer than the line', 'abc', { start: 1, length: 9 }, 'a<span class="mark">bc</span>'],
])('marks a range %s', (_name, text, mark, html) => {
  openFrame({ line: 2, text, mark })
  expect(lines()).toEqual([`2|${html}`])
})

it('has no frame without lines', () => {
  openList([BROKEN])
  expect(findAll('pre')).toEqual([])
})

it('has one name for a diagnostic, whatever its hint, and another at each line', () => {
  const at = { ...BROKEN, file: 'a.md', line: 1 }
  expect(keyOf({ ...at, hint: 'x', column: 3 })).toBe(keyOf(at))
  const others = [
    { ...at, line: 2 },
    { ...at, file: 'b.md' },
    { ...at, message: 'x' },
    { ...at, code: 'x' },
  ]
  expect(new Set([at, ...others].map(keyOf)).size).toBe(5)
})

it('creates elements without empty attributes', () => {
  openPage()
  expect([element('p', '').outerHTML, element('p', 'a', 'b').outerHTML]).toEqual(['<p></p>', '<p class="a">b</p>'])
})

it('opens related positions in the editor, too', async () => {
  const openFile = vi.fn(async () => 'No editor')
  const related = [{ file: 'docs/b.md', line: 7, message: 'has the route' }]
  openList([{ ...BROKEN, file: 'docs/a.md', related }], { openFile })
  expect(findAll('li > p').at(-1)?.textContent).toBe('docs/b.md:7has the route')
  findAll('.position').at(-1)?.click()
  expect(openFile).toHaveBeenCalledWith(related[0])
  await vi.waitFor(() => expect(find('[role="status"]').textContent).toBe('No editor'))
})
