import { describe, expect, it } from 'vitest'
import { convertScripts, convertStylesheets } from './convert-head.js'
import { convertLinkTag } from './convert-head-tags.js'

describe('scripts', () => {
  const convert = convertScripts((url) => (url === '/own.js' ? 'run()' : undefined))
  it('of the site need no change to the policy; external scripts do', () => {
    expect(convert({ value: ['/own.js'], path: ['scripts'] }).fields).toEqual({ scripts: ['/own.js'] })
    const external = convert({ value: [{ src: 'https://x.org/a.js', async: true }], path: ['scripts'] })
    expect(external.fields).toMatchObject({ scripts: [{ src: 'https://x.org/a.js', async: true }] })
    expect(external.fields['security']).toBeDefined()
    expect(external.notes[0]?.message).toBe('`scripts`, `security.csp`')
  })
  it('without a URL are lost, with a note', () => {
    const { fields, notes } = convert({ value: [{ innerHTML: 'run()' }], path: ['scripts'] })
    expect([fields, notes.map(({ status }) => status)]).toEqual([{}, ['lost']])
  })
  it('may be absent', () => {
    expect(convert({ value: undefined, path: ['scripts'] })).toEqual({ fields: {}, comments: {}, notes: [] })
  })
})

describe('style sheets', () => {
  const convert = (...value: readonly unknown[]) => {
    const readable = (path: string): boolean => path === 'static/a.css'
    const { fields, notes } = convertStylesheets(
      readable,
      ['public', 'static'],
      convertLinkTag,
    )({ value, path: ['stylesheets'] })
    return [fields, notes.map(({ status }) => status).join()]
  }
  it.each<[string, unknown, unknown, string]>([
    ['of a static folder', '/a.css', { theme: { css: ['./static/a.css'] } }, 'changed'],
    [
      'of a static folder for all media',
      { href: 'a.css', media: 'all' },
      { theme: { css: ['./static/a.css'] } },
      'changed',
    ],
    ['of a static folder for print', { href: '/a.css', media: 'print' }, {}, 'lost'],
    ['of another site', '//x.org/a.css', { links: [{ rel: 'stylesheet', href: '//x.org/a.css' }] }, 'changed'],
    [
      'of another site with attributes',
      { href: 'https://x.org/a.css', type: 'text/css' },
      { links: [{ rel: 'stylesheet', type: 'text/css', href: 'https://x.org/a.css' }] },
      'changed',
    ],
    ['of KaTeX', 'https://cdn.org/katex.min.css', {}, 'unneeded'],
    ['that does not exist', '/gone.css', {}, 'lost'],
    ['without a URL', { rel: 'stylesheet' }, {}, 'lost'],
    [
      'that is an icon',
      { rel: 'icon', href: '/a.css', sizes: '32x32' },
      { links: [{ rel: 'icon', href: '/a.css', sizes: '32x32' }] },
      'changed',
    ],
  ])('%s', (_name, sheet, fields, status) => {
    expect(convert(sheet)).toEqual([fields, status])
  })
})
