import { createContext, type ReactNode, useContext, useState } from 'react'
import { expect, it } from 'vitest'
import { callInComponent, renderInRoot, renderSafely } from './render-react.js'

const Unit = createContext('none')
const Root = ({ children }: { readonly children?: ReactNode }): ReactNode => (
  <div>
    <Unit.Provider value="km">{children}</Unit.Provider>
  </div>
)
const Broken = (): ReactNode => {
  throw new Error('broken')
}
const Shown = (): ReactNode => <b>{useContext(Unit)}</b>

it('renders a node inside of the root component, without the HTML of that', () => {
  expect(renderInRoot(<Shown />, '', () => Root)).toBe('<b>km</b>')
  expect(renderInRoot(<Shown />, '', () => () => <i />)).toBeUndefined()
  expect(renderInRoot(<Shown />, '', () => 1)).toBeUndefined()
})

it('reports what a node throws', () => {
  const errors: unknown[] = []
  expect(renderSafely(<Broken />, '', (error) => errors.push(error))).toBe('')
  expect(errors).toEqual([new Error('broken')])
})

it('calls a function with hooks, with the contexts of the root component', () => {
  const call = (): string => `${useState(3)[0]} ${useContext(Unit)}`
  expect(callInComponent(call, undefined)).toBe('3 none')
  expect(callInComponent(call, () => Root)).toBe('3 km')
  expect(callInComponent(call, () => 1)).toBe('3 none')
  const fail = (): never => {
    throw new Error('broken')
  }
  expect(() => callInComponent(fail, () => Root)).toThrow('broken')
})
