import { expect, it } from 'vitest'
import { convertRedirects } from './convert-redirects.js'

const convert = (options: Readonly<Record<string, unknown>>, hasFiles = false) =>
  convertRedirects(
    { all: ['/', '/a', '/b'], urls: ['/', '/a', '/b/'] },
    hasFiles,
  )({ value: options, path: ['plugins', 0, 1] })

it('migrates lists, with several sources for one target', () => {
  const { fields, notes } = convert({ redirects: [{ from: ['/old', '/older'], to: '/a' }, { to: 1 }] })
  expect(fields).toEqual({
    redirects: [
      { from: '/old', to: '/a' },
      { from: '/older', to: '/a' },
    ],
  })
  expect(notes.map(({ status, message }) => `${status}: ${message}`)).toEqual([
    'migrated: `redirects`: 2',
    'lost: it has no from and to',
  ])
})

it('calls a function for every route', () => {
  const createRedirects = (route: string) => (route === '/a' ? ['/x', '/y'] : undefined)
  expect(convert({ createRedirects }).fields).toEqual({
    redirects: [
      { from: '/x', to: '/a' },
      { from: '/y', to: '/a' },
    ],
  })
})

it('calls it with the slash of a folder, as Docusaurus does', () => {
  const createRedirects = (url: string) => (url.startsWith('/b/') ? ['/old-b'] : undefined)
  expect(convert({ createRedirects }).fields).toEqual({ redirects: [{ from: '/old-b', to: '/b/' }] })
})

it('reports a function that throws', () => {
  const createRedirects = (): never => {
    throw new Error('no routes')
  }
  expect(convert({ createRedirects }).notes).toMatchObject([
    { status: 'lost', message: 'the function threw no routes' },
  ])
})

it('adds redirects for extensions, unless pages are files with that extension', () => {
  expect(convert({ fromExtensions: ['html'] }).fields).toEqual({
    redirects: [
      { from: '/a.html', to: '/a' },
      { from: '/b.html', to: '/b' },
    ],
  })
  expect(convert({ fromExtensions: ['html'] }, true).notes).toMatchObject([{ status: 'unneeded' }])
})
