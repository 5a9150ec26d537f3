import { expect, it } from 'vitest'
import { findMdxBrowserCode } from './hooks-plugin.js'

const find = (code: string, defined: readonly string[] = []) => {
  const browser = { code: '', elements: [], defined }
  const mdxModules = new Map([['docs/a.mdx', { code, pieces: [], ...(defined.length > 0 && { browser }) }]])
  return findMdxBrowserCode(mdxModules as never).map(({ code: name, file }) => `${name} ${file}`)
}

it('finds code for browsers in pages', () => {
  expect(find('export const docgenModule = () => <button onClick={run}>x</button>')).toEqual([
    'handler-without-client docs/a.mdx',
  ])
  expect(find('export const docgenModule = () => <p>x</p>')).toEqual([])
})

it('ignores components of a page that run in the browser', () => {
  const code = 'const Own = () => <button onClick={run}>x</button>\nexport const docgenModule = () => <Own />'
  expect(find(code)).toHaveLength(1)
  expect(find(code, ['Own'])).toEqual([])
})
