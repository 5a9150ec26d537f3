import { describe, expect, it } from 'vitest'
import { layoutFunction } from '../components/layout-script.js'
import { inlineScript } from './inline-script.js'

interface World {
  readonly attributes?: Record<string, string>
  readonly stored?: Record<string, string> | 'broken'
  readonly search?: string
  readonly prefersDark?: boolean
}

/** Runs the script in a simulated window and returns the document's attributes. */
function run({ attributes = {}, stored = {}, search = '', prefersDark = false }: World): Record<string, string> {
  const values: Record<string, string> = { ...attributes }
  const document = {
    querySelector: () => null,
    addEventListener: () => {},
    documentElement: {
      getAttribute: (name: string) => values[name] ?? null,
      setAttribute: (name: string, value: string) => {
        values[name] = value
      },
    },
  }
  const localStorage = {
    getItem: (key: string) => {
      if (stored === 'broken') throw new Error('denied')
      return stored[key] ?? null
    },
  }
  const world = {
    window: {},
    requestAnimationFrame: () => {},
    document,
    localStorage,
    location: { search },
    matchMedia: () => ({ matches: prefersDark }),
    addEventListener: () => {},
  }
  new Function(...Object.keys(world), inlineScript)(...Object.values(world))
  return values
}

describe('inlineScript', () => {
  it.each<[string, World, string, string]>([
    ['starts light', {}, 'light', 'light'],
    ['follows the default', { attributes: { 'data-default-theme': 'dark' } }, 'dark', 'dark'],
    ['ignores the system', { prefersDark: true }, 'light', 'light'],
    ['prefers what is stored', { stored: { theme: 'dark' } }, 'dark', 'dark'],
    ['takes an unknown value for none', { stored: { theme: 'blue' } }, 'light', 'light'],
    ['lets the address win', { stored: { theme: 'dark' }, search: '?a=b&docusaurus-theme=light' }, 'light', 'light'],
    ['ignores an unknown address value', { search: '?docusaurus-theme=darkness' }, 'light', 'light'],
    [
      'follows the system where configured',
      { attributes: { 'data-theme-system': 'on' }, prefersDark: true },
      'dark',
      'system',
    ],
    [
      'keeps a choice against the system',
      { attributes: { 'data-theme-system': 'on' }, stored: { theme: 'light' }, prefersDark: true },
      'light',
      'light',
    ],
    [
      'forgets a choice where switching is off',
      { attributes: { 'data-theme-switch': 'off' }, stored: { theme: 'dark' } },
      'light',
      'light',
    ],
    ['works without storage', { stored: 'broken' }, 'light', 'light'],
  ])('%s', (_name, world, mode, choice) => {
    const attributes = run(world)
    expect([attributes['data-theme'], attributes['data-theme-choice']]).toEqual([mode, choice])
  })

  it('hides the dismissed announcement, and no other', () => {
    const closed = { 'docusaurus.announcement.id': 'a', 'docusaurus.announcement.dismiss': 'true' }
    expect(run({ attributes: { 'data-announcement': 'a' }, stored: closed })).toHaveProperty(
      'data-announcement-dismissed',
    )
    expect(run({ attributes: { 'data-announcement': 'b' }, stored: closed })).not.toHaveProperty(
      'data-announcement-dismissed',
    )
    expect(run({ stored: closed })).not.toHaveProperty('data-announcement-dismissed')
  })

  it('passes attributes of the URL to style sheets, except those the theme reads', () => {
    const search =
      '?docusaurus-data-navbar=false&docusaurus-data-red-border&docusaurus-data-theme-switch=off&docusaurus-data-a%20b=1'
    const attributes = run({ search, attributes: { 'data-default-theme': 'light' } })
    expect(attributes).toMatchObject({ 'data-navbar': 'false', 'data-red-border': '' })
    expect(Object.keys(attributes)).not.toContain('data-theme-switch')
    expect(run({ search: '?docusaurus-data-default-theme=dark', attributes })).toMatchObject(attributes)
  })

  it.each<[string, object, string, boolean]>([
    ["the theme's style sheet is missing", { rel: 'stylesheet' }, 'normal', true],
    ['only an import of the style sheet fails', { rel: 'stylesheet' }, 'light', false],
    [
      "the theme's script is missing",
      { type: 'module', src: 'https://docs.example/assets/bootstrap.0123abcd.js' },
      'light',
      true,
    ],
    ["another site's Bootstrap is missing", { src: 'https://docs.example/js/bootstrap.min.js' }, 'light', false],
    ['another script is missing', { type: 'module', src: 'https://docs.example/chat.js' }, 'light', false],
    ['an image is missing', { src: 'https://docs.example/a.png' }, 'normal', false],
    ['code throws', {}, 'normal', false],
  ])('decides whether to show the banner if %s', (_name, target, colorScheme, isShown) => {
    const banner = { hidden: true }
    const listeners: Record<string, ((event: object) => void)[]> = {}
    const world = {
      window: {},
      requestAnimationFrame: () => {},
      document: {
        readyState: 'loading',
        querySelector: () => null,
        addEventListener: () => {},
        getElementById: () => banner,
        documentElement: { getAttribute: () => null, setAttribute: () => {} },
      },
      localStorage: { getItem: () => null },
      location: { search: '' },
      getComputedStyle: () => ({ colorScheme }),
      addEventListener: (type: string, listener: (event: object) => void) => {
        listeners[type] = [...(listeners[type] ?? []), listener]
      },
    }
    new Function(...Object.keys(world), inlineScript)(...Object.values(world))
    for (const listener of listeners['error'] ?? []) listener({ target })
    expect(banner.hidden).toBe(true)
    for (const listener of listeners['load'] ?? []) listener({})
    expect(banner.hidden).toBe(!isShown)
  })

  it('is small, in ES5, and safe inside a script element', () => {
    expect(inlineScript.length - layoutFunction.length).toBeLessThan(1300)
    expect(inlineScript).not.toMatch(/=>|\b(?:let|const)\b|`|<\//)
  })
})
