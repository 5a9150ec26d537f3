import { expect, it, vi } from 'vitest'
import { find, findAll, openPage, settle } from '../../test/open-page.js'
import { createHydrate, type DiagramConfig, type HydrateDiagram } from './create-hydrate.js'
import { installStrictDom, MARKUP } from './strict-dom.js'

const ISLAND = '<docgen-island><pre><code>graph TD\n</code></pre></docgen-island>'

interface Library {
  readonly hydrate: HydrateDiagram
  readonly configs: readonly DiagramConfig[]
  readonly rendered: readonly string[]
}

/** A page with islands, and a library that renders SVG with its source, with a rule each, unless the source is `error`. */
function open(body = ISLAND, render?: (id: string, text: string) => Promise<string>): Library {
  openPage(body)
  const configs: DiagramConfig[] = []
  const rendered: string[] = []
  const draw = async (id: string, text: string): Promise<string> => {
    if (text === 'error') throw new Error('Parse error on line 1:\nerror\n^')
    const style = Object.assign(document.createElement('docgen-style'), { [MARKUP]: `#${id} { color: red }` })
    style.remove()
    return `<svg id="${id}" viewBox="0 0 200 100"><docgen-style>x</docgen-style><text>${text}</text></svg>`
  }
  const hydrate = createHydrate(
    {
      initialize: (config) => void configs.push(config),
      render: async (id, text) => {
        rendered.push(`${id}: ${text}`)
        return { svg: await (render ?? draw)(id, text) }
      },
    },
    installStrictDom(),
  )
  return { hydrate, configs, rendered }
}

const setMode = async (mode: string): Promise<void> => {
  document.documentElement.dataset['theme'] = mode
  await settle()
}
const island = () => find('docgen-island')

it('renders the source with a minimum width, which scrolls with the keyboard', async () => {
  const { hydrate, rendered } = open()
  await hydrate({ element: island() })
  expect(rendered).toEqual(['diagram-1: graph TD'])
  expect([find('svg text').textContent, findAll('pre, docgen-style')]).toEqual(['graph TD', []])
  expect([find('.diagram').tabIndex, find('.diagram').style.overflowX]).toEqual([0, 'auto'])
  expect(document.adoptedStyleSheets.map((sheet) => sheet.cssRules[0]?.cssText)).toEqual([
    expect.stringContaining('#diagram-1'),
  ])
})

it('renders again in the other mode, with its theme, and removes the old rules', async () => {
  const { hydrate, configs, rendered } = open()
  await hydrate({ element: island() })
  await setMode('dark')
  await vi.waitFor(() => expect(find('svg').id).toBe('diagram-2'))
  expect(configs.map(({ theme }) => theme)).toEqual(['default', 'dark'])
  expect([findAll('svg').length, document.adoptedStyleSheets.length]).toEqual([1, 1])
  await setMode('dark')
  expect(rendered).toHaveLength(2)
})

it('is strict, and shows no errors of the library itself', async () => {
  const { hydrate, configs } = open()
  await hydrate({ element: island() })
  expect(configs[0]).toMatchObject({ securityLevel: 'strict', startOnLoad: false, suppressErrorRendering: true })
})

it('keeps a source with errors, with the first line of the message as text', async () => {
  const { hydrate } = open(ISLAND.replace('graph TD', 'error'))
  await hydrate({ element: island() })
  expect(island().innerHTML).toBe('<pre><code>error\n</code></pre><p>Parse error on line 1:</p>')
  expect(document.adoptedStyleSheets).toEqual([])
})

it.each([
  ['no diagram', async () => '<p>no</p>', 'mermaid returned no diagram'],
  ['nothing', async () => '', 'mermaid returned no diagram'],
  ['what is not an error', () => Promise.reject('<b>odd</b>'), '<b>odd</b>'],
])('reports a library that returns %s', async (_name, render, message) => {
  const { hydrate } = open(ISLAND, render)
  await hydrate({ element: island() })
  expect(find('docgen-island > p').textContent).toBe(message)
})

it('renders one diagram after another, also after an error, and each with its own id', async () => {
  const { hydrate, rendered } = open(ISLAND.replace('graph TD', 'error') + ISLAND)
  const [first, second] = findAll('docgen-island')
  if (!first || !second) throw new Error('no islands')
  await Promise.all([hydrate({ element: first }), hydrate({ element: second })])
  expect(rendered).toEqual(['diagram-1: error', 'diagram-2: graph TD'])
  expect([first.querySelector('svg'), second.querySelector('svg')?.id]).toEqual([null, 'diagram-2'])
})

it('shows only the last mode if it changes while a diagram is rendered', async () => {
  const waiting: (() => void)[] = []
  const { hydrate } = open(
    ISLAND,
    (id) => new Promise((resolve) => waiting.push(() => resolve(`<svg id="${id}"></svg>`))),
  )
  const hydrated = hydrate({ element: island() })
  await settle()
  await setMode('dark')
  waiting[0]?.()
  await hydrated
  expect(findAll('svg')).toEqual([])
  await vi.waitFor(() => expect(waiting).toHaveLength(2))
  waiting[1]?.()
  await vi.waitFor(() => expect(find('svg').id).toBe('diagram-2'))
})

it('ends with its page: it removes its rules, and renders no more', async () => {
  const { hydrate, rendered } = open()
  const others = new CSSStyleSheet()
  document.adoptedStyleSheets = [others]
  const remove = await hydrate({ element: island() })
  expect(document.adoptedStyleSheets).toHaveLength(2)
  remove()
  expect(document.adoptedStyleSheets).toEqual([others])
  await setMode('dark')
  expect(rendered).toHaveLength(1)
})

it('accepts an island without code as an empty source', async () => {
  const { hydrate, rendered } = open('<docgen-island></docgen-island>')
  await hydrate({ element: island() })
  expect(rendered).toEqual(['diagram-1: '])
})
