import React, { type FunctionComponent, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { reactModule } from './react-module.js'

type Create = typeof React.createElement
const ALL = Symbol.for('docgen.test.react')

/** `createElement` of the module that components of the site import. */
async function loadCreate(): Promise<Create> {
  Reflect.set(globalThis, ALL, React)
  const start = `const all = globalThis[Symbol.for('${ALL.description}')]\n`
  const code = reactModule(start, Object.keys(React), { isInMain: true, isOnServer: true })
  const module: { createElement: Create } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return module.createElement
}
const h = await loadCreate()

function render(node: ReactNode): string {
  Reflect.set(globalThis, Symbol.for('docgen.elements'), 0)
  return renderToString(node)
}

const Context = React.createContext(0)
const WithHook: FunctionComponent = () => {
  React.useState(0)
  return h('div', null, h(WithHook))
}
const WithId: FunctionComponent = () => {
  React.useId()
  return h(React.Fragment, null, h(WithId))
}
const WithSelect: FunctionComponent = () => h(React.Fragment, null, h('select'), h(WithSelect))
const Inner: FunctionComponent<{ depth: number }> = ({ depth }) => h(WithContext, { depth })
const WithContext: FunctionComponent<{ depth: number }> = ({ depth }) =>
  h(Context.Provider, { value: depth }, h(Inner, { depth: React.useContext(Context) + 1 }))
class WithClass extends React.Component {
  override render(): ReactNode {
    return h('p', null, h(WithClass))
  }
}
const Deep: FunctionComponent<{ depth: number }> = ({ depth }) => {
  const id = React.useId()
  return depth === 0 ? 'end' : h('b', { id }, h(Deep, { depth: depth - 1 }))
}
const Twice: FunctionComponent = () => h('p', null, h(Twice), h(Twice))

it.each<[what: string, node: ReactNode]>([
  ['a hook', h(WithHook)],
  ['an id', h(WithId)],
  ['an element that React treats specially', h(WithSelect)],
  ['another one and a context', h(WithContext, { depth: 0 })],
  ['a class', h(WithClass)],
  ['two of itself', h(Twice)],
])('throws for a component that renders itself endlessly, with %s', (_what, node) => {
  expect(() => render(node)).toThrow('Maximum call stack size exceeded by components in components')
})

it('renders many elements, and components in each other', () => {
  const list = Array.from({ length: 10_000 }, (_, key) => h('i', { key }))
  expect(render(h('p', null, list, h(Deep, { depth: 60 })))).toContain('end</b></b>')
})

it('adds no check to modules for the browser', () => {
  expect(reactModule('', Object.keys(React), { isInMain: true })).not.toContain('checkStack')
})
