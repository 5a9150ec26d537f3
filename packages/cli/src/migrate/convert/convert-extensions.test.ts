import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { readLayout } from '../docusaurus/read-layout.js'
import { convertExtensions } from './convert-extensions.js'

const fields = { presets: [['classic', { docs: { path: 'x', parse: () => 1 } }]], plugins: ['a'], themes: 'none' }
const convert = (code: string, file = 'src/pages/a.jsx') => {
  const layout = readLayout(createTestFolder({ [file]: code }))
  return convertExtensions({ fields } as never, { layout } as never).fields
}
const READ = 'const { siteConfig } = useDocusaurusContext();\n'

it('keeps the lists that components read, as data', () => {
  expect(convert(`${READ}siteConfig.presets[0]`)).toEqual({
    customFields: { presets: [['classic', { docs: { path: 'x' } }]] },
  })
  expect(convert(`${READ}const { title, plugins } = siteConfig`)).toEqual({ customFields: { plugins: ['a'] } })
})

it.each([
  ['siteConfig.presets', 'src/a.jsx'],
  [`${READ}siteConfig.presetsOf`, 'src/a.jsx'],
  [`${READ}siteConfig.themes`, 'src/a.jsx'],
  [`${READ}siteConfig.presets`, 'src/a.css'],
])('ignores %j in %s', (code, file) => {
  expect(convert(code, file)).toEqual({})
})
