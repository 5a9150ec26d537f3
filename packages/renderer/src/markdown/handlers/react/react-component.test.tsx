import type { Element } from 'hast'
import { createContext, type ReactNode, useContext } from 'react'
import { describe, expect, it } from 'vitest'
import { createTestPage } from '../../../../test/markdown/create-test-page.js'
import type { ReactBlock } from '../../directives/block.js'
import { renderReactComponent } from './react-component.js'

type Create = ReactBlock['create']

const elementOf = (tagName: string, children: Element['children'], create?: Create, more: object = {}): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
  ...(create && { data: { block: { kind: 'react', create, report: () => {}, ...more } } }),
})
const text = (value: string) => ({ type: 'text', value }) as const

const Word = createContext('none')
const Show = (): ReactNode => useContext(Word)
const Root = ({ children }: { readonly children?: ReactNode }): ReactNode => (
  <div>
    <Word.Provider value="root">{children}</Word.Provider>
  </div>
)
const Broken = (): never => {
  throw new Error('no')
}

function render(
  create: Create,
  children: Element['children'] = [],
  change: (page: ReturnType<typeof createTestPage>) => void = () => {},
) {
  const page = createTestPage()
  change(page)
  const problems: string[] = []
  const block: ReactBlock = {
    kind: 'react',
    create,
    report: (error) => problems.push(String(error)),
    reportHidden: (hidden) => problems.push(`hidden ${hidden.trim()}`),
    reportEmpty: () => problems.push('empty'),
  }
  const html = renderReactComponent(elementOf('docgen-react', children), block, page.draft)
  return { ...page, html, problems }
}

describe('renderReactComponent', () => {
  it('renders a component around the Markdown in it', () => {
    const { html, draft } = render(
      (children) => <section id="s">{children}</section>,
      [elementOf('p', [text('a < b')])],
    )
    expect(html).toBe('<section id="s"><p>a &lt; b</p></section>')
    expect(draft.anchors).toEqual(['s'])
  })

  it('passes contexts to components in it', () => {
    const inner = elementOf('docgen-react', [], () => <Show />)
    const { html } = render(
      (children) => <Word.Provider value="outer">{children}</Word.Provider>,
      [elementOf('p', [inner])],
    )
    expect(html).toBe('<p>outer</p>')
  })

  it('reports a component that throws, and shows its content', () => {
    const { html, problems } = render(() => <Broken />, [elementOf('p', [text('content')])])
    expect([html, problems]).toEqual(['<p>content</p>', ['Error: no']])
  })

  it('reports the innermost component that throws', () => {
    const errors: string[] = []
    const report = (error: unknown) => errors.push(String(error))
    const inner = elementOf('docgen-react', [text('kept')], () => <Broken />, { report })
    const { html, problems } = render((children) => <b>{children}</b>, [inner])
    expect([html, problems, errors]).toEqual(['<b>kept</b>', [], ['Error: no']])
  })

  it('reports hidden content, and a component that renders nothing', () => {
    expect(render(() => <b />, [elementOf('p', [text('lost')])]).problems).toEqual(['hidden lost'])
    expect(render(() => null).problems).toEqual(['empty'])
  })

  it('renders with the contexts of the root component, if that shows the page', () => {
    const inRoot = (root: unknown) =>
      render(
        () => <Show />,
        [],
        ({ compilation }) => Object.assign(compilation, { root: () => root }),
      ).html
    expect(inRoot(Root)).toBe('root')
    expect(inRoot(() => null)).toBe('none')
    expect(inRoot('odd' as unknown)).toBe('none')
  })
})
