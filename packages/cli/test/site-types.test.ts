import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { createTestFolder } from '../src/read/create-test-folder.js'
import { runDocgen } from './run-docgen.js'

const require = createRequire(import.meta.url)
const cli = fileURLToPath(new URL('..', import.meta.url))

const COMPONENT = `import Link from '@docusaurus/Link'
import useBaseUrl from '@docusaurus/useBaseUrl'
import Admonition from '@docgen/theme/admonition'
import Guide from '@site/docs/guide.md'
import Logo from '@site/static/logo.svg'
import Own from '@theme/Own'
import Original from '@theme-original/CodeBlock'
import Tabs from '@theme/Tabs'
import styles from './a.module.css'
import photo from './a.png'
import text from './a.txt?raw'

export default function Part() {
  const url: string = useBaseUrl(photo)
  const name: string | undefined = styles.root
  return (
    <Tabs>
      <Link to={url} className={name}>{text.trim()}</Link>
      <Logo title="a" /><Guide /><Own a={1} /><Original /><Admonition type="note">a</Admonition>
    </Tabs>
  )
}
`
const SIDEBARS = `import { defineSidebars } from '@docgen/cli'

export default defineSidebars({ main: ['index', { type: 'category', label: 'A', items: ['guide'] }] })
`

const CONFIG = `import { defineConfig } from '@docgen/cli'

export default defineConfig({ title: 'A', url: 'https://a.example', theme: { components: { Footer: './src/part.tsx' } } })
`

/** A new site with the packages of this repository. */
async function createSite(): Promise<string> {
  const folder = join(createTestFolder(), 'site')
  expect((await runDocgen(['init', folder, '--template', 'minimal'])).code).toBe(0)
  for (const [name, target] of [
    ['@docgen/cli', cli],
    ['@types/react', dirname(require.resolve('@types/react/package.json'))],
  ] as const) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true })
    symlinkSync(target, join(folder, 'node_modules', name), 'junction')
  }
  mkdirSync(join(folder, 'src'))
  return folder
}

/** What TypeScript reports, as `file: code`. */
function check(folder: string): readonly string[] {
  const { stdout } = spawnSync(
    process.execPath,
    [join(dirname(require.resolve('typescript/package.json')), 'bin/tsc'), '-p', folder],
    {
      encoding: 'utf8',
      cwd: folder,
    },
  )
  return Array.from(stdout.matchAll(/^(\S+)\(\d+,\d+\): error (TS\d+)/gm), ([, file, code]) => `${file}: ${code}`)
}

it('knows the config, the sidebars and the imports of a new site, and finds mistakes in them', async () => {
  const folder = await createSite()
  const write = (path: string, text: string): void => writeFileSync(join(folder, path), text)
  write('src/part.tsx', COMPONENT)
  write('sidebars.ts', SIDEBARS)
  write('site.config.ts', CONFIG)
  expect(check(folder)).toEqual([])
  write('src/part.tsx', COMPONENT.replace('to={url}', 'to={1}').replace('styles.root', 'styles'))
  write('sidebars.ts', SIDEBARS.replace("label: 'A'", "lable: 'A'"))
  write('site.config.ts', CONFIG.replace('Footer', 'Foooter'))
  const files = check(folder).map((problem) => problem.split(':')[0])
  expect([...new Set(files)].toSorted()).toEqual(['sidebars.ts', 'site.config.ts', 'src/part.tsx'])
  expect(files.filter((file) => file === 'src/part.tsx')).toHaveLength(2)
})
