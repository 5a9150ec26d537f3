import { useId, useState } from 'react'
import { expect, it } from 'vitest'
import { createElementRenderer, renderWithReact } from './create-element-renderer.js'

function Counter() {
  const [count] = useState(3)
  return <output id={useId() && 'counter'}>{count}</output>
}

function Broken(): never {
  throw new Error('broken component')
}

it('renders plain functions and components with hooks', () => {
  const render = createElementRenderer()
  expect(render(<p title={'"'}>a &amp; b</p>)).toBe('<p title="&quot;">a &amp; b</p>')
  expect(render(<Counter />)).toBe('<output id="counter">3</output>')
  // From now on, React renders all trees.
  expect(render(<p>Text</p>)).toBe('<p>Text</p>')
})

it('throws what a component throws in React too', () => {
  expect(() => createElementRenderer()(<Broken />)).toThrow('broken component')
})

it('resets the count of rendered elements', () => {
  const key = Symbol.for('docgen.elements')
  Reflect.set(globalThis, key, 12)
  renderWithReact(<p />)
  expect(Reflect.get(globalThis, key)).toBe(0)
  Reflect.deleteProperty(globalThis, key)
})
