import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTrial, type Trial, type TriedSite, tryPackageManager } from '../../../scripts/try-install.mjs'

const TSC = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url))
const MINUTES = 60_000

// Without types from the packages there would be no error to expect.
const MISTAKE = `import { defineConfig } from '@docgen/cli'

defineConfig({
  title: 'Ticker',
  url: 'https://docs.example.com',
  // @ts-expect-error
  taglin: 'misspelt',
})
`
const COMPONENT = `import { original, type PropsOf } from '@docgen/cli/theme'

export function Footer(props: PropsOf<'Footer'>) {
  const columns: number = props.footer.columns.length
  return columns === 0 ? null : <original.Footer {...props} />
}
`

const MODULES = `import BrowserOnly from '@docgen/theme/browser-only'
import CodeBlock from '@docgen/theme/code-block'
import Layout from '@docgen/theme/layout'
import Link from '@docgen/theme/link'
import Pre from '@docgen/theme/mdx-components/pre'
import TabItem from '@docgen/theme/tab-item'
import Tabs from '@docgen/theme/tabs'
import { useColorMode, usePluralForm } from '@docgen/theme/theme-common'
import Translate, { translate } from '@docgen/theme/translate'
import useBaseUrl from '@docgen/theme/use-base-url'
import { usePluginData } from '@docgen/theme/use-global-data'
import useSiteContext from '@docgen/theme/use-site-context'
import { useActiveVersion, useVersions } from '@docgen/theme/docs'
import { useLocation } from '@docgen/theme/router'

export default function Page() {
  const { siteConfig, i18n } = useSiteContext()
  const label: string = translate({ id: 'a', message: 'A {count}' }, { count: 1 }).toUpperCase()
  const mode: 'dark' | 'light' = useColorMode().colorMode
  const names: string[] = useVersions().map(({ name }) => name)
  const data: unknown = usePluginData('releases')
  const { selectMessage } = usePluralForm()
  // @ts-expect-error
  siteConfig.titel
  return (
    <Layout title={siteConfig.title} noFooter>
      <Link to={useBaseUrl('/a')} className={mode}>{label} {useActiveVersion()?.label} {useLocation().pathname}</Link>
      <Translate values={{ link: <a href="/a">{i18n.currentLocale}</a> }}>{'Read {link}'}</Translate>
      <Tabs groupId="a"><TabItem value="b" default>{names.join()} {String(data)}</TabItem></Tabs>
      <BrowserOnly fallback={<p />}>{() => <CodeBlock language="js">{selectMessage(2, 'a|b')}</CodeBlock>}</BrowserOnly>
      <Pre />
    </Layout>
  )
}
`

// `node scripts/try-install.mjs` also tries the newer Yarn, which downloads everything again.
describe('an installed docgen', () => {
  let trial: Trial
  let first: TriedSite
  beforeAll(async () => {
    trial = await openTrial()
    first = await tryPackageManager({ name: 'npm', trial })
  }, 5 * MINUTES)
  afterAll(() => trial?.close())

  it('is added to an empty folder by npm, and creates, builds and serves a site there', () => {
    expect(existsSync(join(first.siteDir, 'dist/index.html'))).toBe(true)
  })

  it.each(['pnpm', 'yarn'] as const)(
    'is installed with a new site by %s, and builds and serves it',
    async (name) => {
      const { siteDir } = await tryPackageManager({ name, trial, docgen: first.docgen })
      expect(existsSync(join(siteDir, 'dist/index.html'))).toBe(true)
    },
    5 * MINUTES,
  )

  it('installs nothing of the workspace, no patched package and one React', () => {
    const { NODE_ENV: _testing, ...env } = process.env
    const listing = execFileSync('npm', ['ls', '--all', '--parseable'], { cwd: first.siteDir, encoding: 'utf8', env })
    const names = listing.split('\n').map((path) => path.replace(/^.*\/node_modules\//, ''))
    expect(names).not.toContain('unist-util-visit-parents')
    expect(names.filter((name) => name === 'react')).toHaveLength(1)
    const lockfile = readFileSync(join(first.siteDir, 'package-lock.json'), 'utf8')
    expect(lockfile).not.toMatch(/"(?:workspace|link|file):/)
  })

  it.each([
    ['bundler', 'esnext'],
    ['node16', 'node16'],
    ['nodenext', 'nodenext'],
  ])('types a config and a component override, for moduleResolution %s', (moduleResolution, module) => {
    // As `docgen init` writes it: with Node16 module settings, a TypeScript file is CommonJS otherwise.
    writeFileSync(join(first.siteDir, 'package.json'), '{ "private": true, "type": "module" }')
    writeFileSync(join(first.siteDir, 'api-problem.ts'), MISTAKE)
    writeFileSync(join(first.siteDir, 'Footer.tsx'), COMPONENT)
    writeFileSync(join(first.siteDir, 'Page.tsx'), MODULES)
    expect(runCompiler(first.siteDir, { module, moduleResolution })).toBe('')
  })
})

/** tsc's output for the TypeScript files in a site's folder and their imports from packages. */
function runCompiler(siteDir: string, options: { readonly module: string; readonly moduleResolution: string }): string {
  const compilerOptions = { ...options, target: 'es2023', strict: true, noEmit: true, jsx: 'react-jsx', types: [] }
  const settings = { compilerOptions: { ...compilerOptions, skipLibCheck: false }, include: ['*.ts', '*.tsx'] }
  writeFileSync(join(siteDir, 'tsconfig.json'), JSON.stringify(settings))
  try {
    return execFileSync(process.execPath, [TSC, '-p', siteDir], { cwd: siteDir, encoding: 'utf8' })
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return String(error.stdout)
    throw error
  }
}
