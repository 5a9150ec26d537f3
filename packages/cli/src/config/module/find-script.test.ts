import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { findIgnored, findInstall, findScript, hintForPackage } from './find-script.js'

const withScripts = (scripts: Readonly<Record<string, string>>, more: Readonly<Record<string, string>> = {}): string =>
  createTestFolder({ 'package.json': JSON.stringify({ scripts }), ...more })

describe('findScript', () => {
  it('prefers the script that names the file', () => {
    const siteDir = withScripts({ 'gen:api': 'node api.js', 'gen:plans': 'node write.js' })
    expect(findScript(siteDir, 'docs/plans.md')).toBe('npm run gen:plans')
    expect(findScript(siteDir, 'docs/api.md')).toBe('npm run gen:api')
    expect(findScript(siteDir, 'docs/other.md')).toBeUndefined()
  })

  it('names the only script that generates files, and no script that does anything else', () => {
    expect(findScript(withScripts({ prebuild: 'node all.js', test: 'plans' }), 'docs/plans.md')).toBe(
      'npm run prebuild',
    )
    expect(findScript(withScripts({ fetchPlans: 'node all.js' }), 'docs/rates.md')).toBe('npm run fetchPlans')
    expect(findScript(withScripts({ test: 'plans', fetching: 'x' }), 'docs/plans.md')).toBeUndefined()
  })

  it('uses the package manager of the site', () => {
    const siteDir = withScripts({ generate: 'node all.js' }, { 'pnpm-lock.yaml': '' })
    expect(findScript(siteDir, 'docs/plans.md')).toBe('pnpm generate')
  })

  it('finds a target of a Makefile of the site or of the folder around it', () => {
    const root = createTestFolder({
      Makefile: 'DIR := docs\nplans:\n\tgo run ./cmd/plans\n',
      'site/Makefile': 'rates:\n\tgo run ./cmd/rates\n',
    })
    expect(findScript(join(root, 'site'), 'docs/rates.md')).toBe('make rates')
    expect(findScript(join(root, 'site'), 'docs/plans.md')).toBe('make -C .. plans')
  })

  it('finds the target that generates documents for a file that git ignores, and none that removes files', () => {
    const root = createTestFolder({
      '.gitignore': 'node_modules\n/site/docs/40-usage.md\n',
      Makefile: 'clean:\n\trm -f site/docs/40-usage.md site/docs/50-rates.md\ngenerate-docs:\n\tgo generate ./...\n',
    })
    expect(findScript(join(root, 'site'), 'docs/40-usage.md')).toBe('make -C .. generate-docs')
    expect(findScript(join(root, 'site'), 'docs/50-rates.md')).toBeUndefined()
  })

  it('names the command of a package that writes a folder which git ignores, else the script that names the folder', () => {
    const site = (scripts: Readonly<Record<string, string>>) =>
      createTestFolder({
        '.gitignore': '/www/docs/API/\n',
        '.git/HEAD': '',
        'www/package.json': JSON.stringify({ scripts, dependencies: { 'docusaurus-plugin-typedoc': '1' } }),
      })
    const find = (scripts: Readonly<Record<string, string>>, path: string) =>
      findScript(join(site(scripts), 'www'), path)
    expect(find({ start: 'docusaurus start' }, 'docs/API/classes/Account.md')).toBe('npx docusaurus generate-typedoc')
    expect(find({ clean: 'rm -r docs/API', 'docs:api': 'typedoc --out docs/API' }, 'docs/API/index.md')).toBe(
      'npm run docs:api',
    )
    expect(find({ lint: 'eslint old/docs/API-notes' }, 'docs/API/index.md')).toBe('npx docusaurus generate-typedoc')
    expect(find({ start: 'docusaurus start' }, 'docs/guide.md')).toBeUndefined()
  })
})

it('reads empty lines in .gitignore as no pattern for the folder around the site', () => {
  const root = createTestFolder({ '.gitignore': 'dist\n\n/docs/api\n', 'site/package.json': '{}' })
  expect(findIgnored(join(root, 'site'), '../docs/guide.md')).toBeUndefined()
  expect(findIgnored(join(root, 'site'), '../docs/api/plans.md')).toBe('../docs/api')
})

it('takes an empty line of a .gitignore for no pattern, and the folder of the site for no generated file', () => {
  const root = createTestFolder({ '.gitignore': 'site\n\ndist\n', '.git/HEAD': '', 'site/.gitignore': 'dist\n' })
  expect(findIgnored(join(root, 'site'), '')).toBeUndefined()
  expect(findIgnored(join(root, 'site'), '/')).toBeUndefined()
})

it('finds the build of a package in the same repository, and of no installed one', () => {
  const root = createTestFolder({
    'ui/package.json': '{"name":"ui","scripts":{"build":"tsc"}}',
    'site/node_modules/other/package.json': '{"name":"other","scripts":{"build":"tsc"}}',
  })
  const siteDir = join(root, 'site')
  mkdirSync(join(siteDir, 'node_modules'), { recursive: true })
  symlinkSync(join(root, 'ui'), join(siteDir, 'node_modules/ui'))
  expect(hintForPackage(siteDir, 'ui')).toBe(
    'It belongs to this repository, and is probably not built: run npm run build in ../ui',
  )
  expect(hintForPackage(siteDir, 'other')).toBeUndefined()
})

it('suggests an installation only for packages that the site lists', () => {
  const siteDir = createTestFolder({ 'package.json': '{"devDependencies":{"katex":"1"}}' })
  expect(findInstall(siteDir, 'katex')).toBe('npm install')
  expect(findInstall(siteDir, 'mermaid')).toBeUndefined()
})
