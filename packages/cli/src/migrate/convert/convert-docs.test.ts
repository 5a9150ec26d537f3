import { describe, expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { readLayout } from '../docusaurus/read-layout.js'
import { isCode, readCode, writeCode } from '../write/code.js'
import { convertDocs } from './convert-docs.js'

function convert(value: unknown, files: Readonly<Record<string, string>> = {}, hasReferences = true) {
  const layout = readLayout(createTestFolder(files))
  const referTo = () => (hasReferences ? writeCode('old.parser') : undefined)
  const { fields, notes } = convertDocs({ value, path: ['presets', 0, 1, 'docs'] }, {
    layout,
    referTo,
    traceImport: () => undefined,
  } as never)
  return { docs: Object(fields['docs']), fields, notes: notes.map(({ status, path }) => `${status} ${path.at(-1)}`) }
}

describe('convertDocs', () => {
  it('sets folder and route even where Docusaurus has them by default', () => {
    expect(convert(undefined).docs).toEqual({ path: 'docs', routeBasePath: '/docs' })
    expect(convert({ path: 'guide', routeBasePath: '//a/b//' }).docs).toEqual({ path: 'guide', routeBasePath: '/a/b' })
    expect(convert({ routeBasePath: '/' }).docs['routeBasePath']).toBe('/')
  })

  it('finds the sidebars file, also under its TypeScript name', () => {
    const files = { 'sidebars.ts': '', 'config/bars.js': '' }
    expect(convert({ sidebarPath: './sidebars.js' }, files).docs['sidebars']).toBe('./sidebars.ts')
    expect(convert({ sidebarPath: 'config/bars.js' }, files).docs['sidebars']).toBe('./config/bars.js')
    expect(convert({ sidebarPath: false }).docs['sidebars']).toBe(false)
    expect(convert({ sidebarPath: 'gone.js' }).notes).toEqual(['lost sidebarPath'])
    expect(convert({ sidebarPath: 1 }).notes).toEqual(['lost sidebarPath'])
  })

  it('imports functions from the old config, and keeps other values', () => {
    const numberPrefixParser = () => ({ filename: 'a' })
    const prefixes: unknown = convert({ numberPrefixParser }).docs['numberPrefixes']
    expect(isCode(prefixes) && readCode(prefixes)).toBe('old.parser')
    expect(convert({ numberPrefixParser }, {}, false).notes).toEqual(['lost numberPrefixParser'])
    expect(convert({ numberPrefixParser: false }).docs['numberPrefixes']).toBe(false)
  })

  it('publishes only the current version if versions are off', () => {
    const versioned = { 'versions.json': '["1.0"]' }
    expect(convert({ disableVersioning: true }, versioned).fields['versions']).toEqual({
      onlyIncludeVersions: ['current'],
    })
    expect(convert({ disableVersioning: true }).notes).toEqual(['unneeded disableVersioning'])
    expect(convert({ disableVersioning: false }, versioned).notes).toEqual(['unneeded disableVersioning'])
  })

  it('omits what docgen does anyway, and reports what it cannot do', () => {
    const options = {
      id: 'default',
      editLocalizedFiles: true,
      onInlineTags: 'warn',
      versions: {},
      docItemComponent: '@theme/X',
    }
    expect(convert(options).notes).toEqual([
      'unneeded id',
      'unneeded editLocalizedFiles',
      'unneeded onInlineTags',
      'unneeded versions',
      'lost docItemComponent',
    ])
    expect(convert({ tags: undefined }).docs).not.toHaveProperty('tags')
    expect(convert({ tags: null }).docs['tags']).toBe(false)
  })
})
