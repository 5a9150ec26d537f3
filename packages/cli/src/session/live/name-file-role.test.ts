import { expect, it } from 'vitest'
import { createTestSnapshot } from './create-test-snapshot.js'
import { nameFileRole } from './name-file-role.js'

const roleOf = (file: string, ...site: Parameters<typeof createTestSnapshot>): string | undefined =>
  nameFileRole(file, { snapshot: createTestSnapshot(...site), configInputs: ['site.config.ts'] })

it.each([
  ['site.config.ts', 'part of the config'],
  ['theme.css', 'a style sheet'],
  ['part.css', 'a style sheet'],
  ['fonts/a.woff2', 'a style sheet'],
  ['Footer.tsx', 'part of the components'],
  ['docs/guide/_category_.json', 'describes the category of docs/guide'],
  ['docs/tags.yml', 'defines labels and URLs of tags'],
  ['data.json', 'an input of the Markdown plugins'],
])('names the role of %s', (file, role) => {
  expect(roleOf(file)).toMatch(role)
})

it.each(['docs/a.md', 'fonts2/a.woff2', 'static/other.svg', 'none'])('names no role of %s', (file) => {
  expect(roleOf(file)).toBeUndefined()
})

it('names the fields of the config that show a static file, in any form of its path', () => {
  const fields = {
    baseUrl: '/kit/',
    favicon: 'logo.svg',
    navbar: { title: 'Kit', logo: { src: '/kit/logo.svg' } },
    footer: { links: [{ label: 'A', to: '/logo.svg' }] },
  }
  expect(roleOf('static/logo.svg', fields)).toBe(
    'named by favicon and navbar.logo.src and footer.links[0].to of the config: every page may show it',
  )
})

it('names plugins, descriptions of APIs and texts of languages', () => {
  const plugin = (name: string) => ({ plugin: { name }, inputs: { files: new Map([['notes.json', '']]) } })
  const plugins = { plugins: [plugin('a'), plugin('b')] }
  expect(roleOf('notes.json', {}, { plugins })).toBe('an input of the plugin a and of b: its results depend on it')
  const i18n = { defaultLocale: 'en', locales: ['en', 'de'] }
  expect(roleOf('i18n/de/texts.json', { i18n })).toContain('texts in the language de')
})
