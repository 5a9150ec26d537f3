import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { packageNameFromFolder, planFiles, suggestTitle, titleFromFolder } from './plan-files.js'

it.each([
  ['/sites/my-docs', 'My docs', 'my-docs'],
  ['/sites/Über_uns', 'Über uns', 'uber-uns'],
  ['/sites/docs.example.com', 'Docs.example.com', 'docs-example-com'],
  ['/sites/文档', '文档', 'docs'],
  ['/', 'My docs', 'docs'],
])('names the site in %s', (folder, title, packageName) => {
  expect(titleFromFolder(folder)).toBe(title)
  expect(packageNameFromFolder(folder)).toBe(packageName)
})

describe('suggests as title', () => {
  it.each([
    ['the name of the package', 'package.json', 'acme', 'Acme kit'],
    ['the name of the package above docs', 'package.json', 'acme/docs', 'Acme kit'],
    ['the name of the package above several folders', 'package.json', 'acme/apps/website', 'Acme kit'],
    ['the name of the repository above docs', '.git/HEAD', 'acme/docs', 'Acme'],
    ['the name of a folder that is not the project', 'package.json', 'acme/guide', 'Guide'],
    ['the name of the folder if nothing else is known', 'readme.md', 'acme/docs', 'Docs'],
  ])('%s', (_, file, folder, expected) => {
    const root = mkdtempSync(join(tmpdir(), 'docgen-title-'))
    try {
      mkdirSync(join(root, folder), { recursive: true })
      mkdirSync(dirname(join(root, 'acme', file)), { recursive: true })
      writeFileSync(join(root, 'acme', file), '{ "name": "@acme/acme-kit" }')
      expect(suggestTitle(join(root, folder))).toBe(expected)
    } finally {
      rmSync(root, { recursive: true, force: true })
    }
  })
})

it('names the JSON Schema of category files, where docgen is installed', () => {
  const root = mkdtempSync(join(tmpdir(), 'docgen-schema-'))
  const plan = (siteDir: string) =>
    planFiles({
      siteDir,
      templatesDir: fileURLToPath(new URL('../../templates', import.meta.url)),
      title: 'A',
      template: 'minimal',
      packageManager: 'npm',
      installation: 'listed',
      version: '1.0.0',
    }).get('docs/guides/_category_.yml')
  try {
    expect(plan(join(root, 'a'))).toMatch(
      /^# yaml-language-server: \$schema=\.\.\/\.\.\/node_modules\/@docgen\/cli\/dist\/schemas\/category\.json\nlabel: /,
    )
    mkdirSync(join(root, 'node_modules/@docgen/cli'), { recursive: true })
    expect(plan(join(root, 'a'))).toContain('$schema=../../../node_modules/@docgen')
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
