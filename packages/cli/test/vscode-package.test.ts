import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { expect, it, onTestFinished } from 'vitest'
import { buildExtension, packExtension } from '../../vscode/build.mjs'

// `.ci/run` installs it beside the first steps of `npm test`.
const isMissing = !existsSync(join(process.env['DOCGEN_VSCE'] ?? '', 'node_modules/@vscode/vsce'))
const note = isMissing ? ' (left out: set DOCGEN_VSCE to a folder in which @vscode/vsce is installed)' : ''

it.skipIf(isMissing)(
  `the extension for Visual Studio Code is accepted by vsce, with everything that it needs and nothing else${note}`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'docgen-vsix-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    await buildExtension()
    const file = join(folder, 'docgen.vsix')
    expect(packExtension(file)).not.toMatch(/warning/i)
    const files = unzipSync(readFileSync(file))
    expect(Object.keys(files).sort()).toEqual([
      '[Content_Types].xml',
      'extension.vsixmanifest',
      'extension/LICENSE.txt',
      'extension/changelog.md',
      'extension/dist/extension.cjs',
      'extension/dist/third-party-licenses.txt',
      'extension/icon.png',
      'extension/package.json',
      'extension/readme.md',
      'extension/snippets/directives.json',
      'extension/snippets/front-matter.json',
    ])
    const manifest = new TextDecoder().decode(files['extension.vsixmanifest'])
    expect(manifest).toContain('Id="docgen-vscode"')
    expect(manifest).toContain('extension/icon.png')
  },
)
