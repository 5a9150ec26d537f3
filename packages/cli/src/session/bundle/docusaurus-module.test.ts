import { expect, it } from 'vitest'
import { docusaurusModule } from './docusaurus-module.js'

const values = {
  facts: JSON.stringify({ siteConfig: { url: 'https://docs.example', baseUrl: '/kit/', title: 'Secret' }, i18n: {} }),
  data: '{"notes":1}',
  docs: '{"versions":[]}',
  texts: '{"baseUrl":"/","texts":{"en":{"a":"b"}}}',
}
const write = (name: string): string => docusaurusModule(name, values)

it('passes on a component of the theme by its name', () => {
  expect(write('theme/Tabs')).toBe('export { Tabs as default } from "docgen:docusaurus"')
})

it('creates icons and parts of MDXComponents by their names', () => {
  expect(write('theme/Icon/Social/X')).toContain('createIcon("Social/X")')
  expect(write('theme/MDXComponents/Code')).toMatch(/\.all|\.Code$/)
  expect(write('theme/MDXComponents/Code').endsWith('.Code')).toBe(true)
})

it('gives a module only the parts of the config that it uses', () => {
  expect(write('docusaurus/Link')).toContain('"baseUrl":"/kit/"')
  expect(write('docusaurus/Link')).not.toContain('Secret')
  expect(write('docusaurus/useDocusaurusContext')).toContain('Secret')
  expect(write('docusaurus/useGlobalData')).toContain('({"notes":1})')
})

it('gives texts only to the module that translates', () => {
  expect(write('docusaurus/Translate')).toContain('{"a":"b"}')
  expect(write('docusaurus/theme-common')).not.toContain('{"a":"b"}')
})
