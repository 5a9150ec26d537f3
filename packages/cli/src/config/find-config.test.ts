import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findConfig } from './find-config.js'

it('names the subfolder that contains a site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-find-'))
  try {
    mkdirSync(join(folder, 'manual'))
    writeFileSync(join(folder, 'manual/site.config.ts'), '')
    const { diagnostics } = findConfig(folder)
    expect(diagnostics.map(({ hint }) => hint)).toEqual([
      `There is one in the folder manual: name it in the command, as in npx docgen build ${join(folder, 'manual')}`,
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('names the parent folder that contains a site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-find-'))
  try {
    mkdirSync(join(folder, 'docs'))
    writeFileSync(join(folder, 'site.config.ts'), '')
    const { diagnostics } = findConfig(join(folder, 'docs'))
    expect(diagnostics.map(({ hint }) => hint)).toEqual([
      `There is one in the parent folder: name it in the command, as in npx docgen build ${folder}`,
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it.skipIf(process.platform === 'win32').each(['package.json', 'tsconfig.json'])(
  'reports a pipe named %s in the folder or above it',
  (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'docgen-find-'))
    try {
      mkdirSync(join(folder, 'manual'))
      writeFileSync(join(folder, 'manual/site.config.ts'), '')
      expect(findConfig(join(folder, 'manual')).diagnostics).toEqual([])
      execFileSync('mkfifo', [join(folder, name)])
      const { value, diagnostics } = findConfig(join(folder, 'manual'))
      expect(value).toBeUndefined()
      expect(diagnostics).toMatchObject([
        { severity: 'error', message: `${join(folder, name)} is a device or a pipe, not a file` },
      ])
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
)

it('ignores a package.json that cannot be read', () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'docgen-find-config-'))
  onTestFinished(() => rmSync(siteDir, { recursive: true }))
  writeFileSync(join(siteDir, 'site.config.ts'), '')
  symlinkSync('package.json', join(siteDir, 'package.json'))
  expect(findConfig(siteDir)).toEqual({ value: 'site.config.ts', diagnostics: [] })
})

it('does not suggest to rename the config of another tool', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-find-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['vitest.config.ts', 'vite.config.mjs', 'svelte.config.js']) writeFileSync(join(folder, name), '')
  expect(findConfig(folder).diagnostics[0]?.hint).toMatch(/^Run npx docgen init/)
})

it.each([
  ['docgen.config.ts', 'site.config.ts'],
  ['docgen.config.mjs', 'site.config.mjs'],
  ['sites.config.js', 'site.config.js'],
  ['site-config.ts', 'site.config.ts'],
])('tells how to rename %s', (name, right) => {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-find-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, name), '')
  expect(findConfig(folder).diagnostics).toMatchObject([{ hint: `Rename ${name} to ${right}` }])
})
