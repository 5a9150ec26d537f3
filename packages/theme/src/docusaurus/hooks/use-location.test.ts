import { afterEach, expect, it } from 'vitest'
import { asBrowser } from '../../../test/as-browser.js'
import { resultOfHook } from '../../../test/result-of-hook.js'
import { createUseLocation, findBuiltPath } from './use-location.js'

const PATH = Symbol.for('docgen.path')

afterEach(() => {
  Reflect.deleteProperty(globalThis, PATH)
})

const withCanonical = (href: string | undefined) => ({
  document: { querySelector: () => (href === undefined ? null : { href }) },
})

it('is the path of the page being built, or the base URL', () => {
  expect(findBuiltPath('/base/')).toBe('/base/')
  Reflect.set(globalThis, PATH, { getStore: () => '/base/page' })
  expect(findBuiltPath('/base/')).toBe('/base/page')
})

it('is the canonical path in a browser, if the page has one', () => {
  const find = () => findBuiltPath('/base/')
  expect(asBrowser(find, withCanonical('https://a.example/base/page?q=1#h'))).toBe('/base/page')
  expect(asBrowser(find, withCanonical(undefined))).toBe('/base/')
})

it('first renders without query and hash, as the build does', () => {
  const useLocation = createUseLocation('/base/')
  const location = { pathname: '/base/page', search: '?q=1', hash: '#h' }
  const globals = { ...withCanonical('https://a.example/base/page'), location }
  expect(asBrowser(() => resultOfHook(useLocation), globals)).toEqual({ pathname: '/base/page', search: '', hash: '' })
})
