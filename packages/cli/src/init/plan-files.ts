import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { ExistingDocuments } from './find-documents.js'
import type { Installation } from './find-installation.js'
import { packageNameFromFolder } from './name-site.js'
import type { PackageManager } from './package-manager.js'
import type { TemplateName } from './template.js'

/** The site that somebody asked for. */
export interface SitePlan {
  /** Absolute path of the folder that it goes into. */
  readonly siteDir: string
  /** Absolute path of docgen's own templates. */
  readonly templatesDir: string
  readonly title: string
  readonly template: TemplateName
  /** Files that become the documents of the site in place of those of the template. */
  readonly documents?: ExistingDocuments
  readonly packageManager: PackageManager
  readonly installation: Installation
  /** docgen's version. */
  readonly version: string
}

// The title in the templates' configs, quotes included; pages take it from there.
const TITLE = "'My product'"

// What the template for existing documents is filled with.
const DOCS = "docs: { path: 'docs' }"
const START = /^ *\/\/ The start page.*\n.*\n/m

// Neither of these is replaced where it stands: the person has decided what is in it.
const OPTIONAL = ['.gitignore', 'pnpm-workspace.yaml']

/** The files of a new site: path relative to its folder, with slashes → text. */
export function planFiles(plan: SitePlan): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const folder of ['shared', plan.documents ? 'existing' : plan.template]) {
    const root = join(plan.templatesDir, folder)
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      files.set(placeOf(relative(root, path)), fillTemplate(readFileSync(path, 'utf8'), plan))
    }
  }
  if (plan.installation === 'none') files.set('package.json', writeManifest(plan))
  if (!needsBuildSettings(plan)) files.delete('pnpm-workspace.yaml')
  for (const path of OPTIONAL) if (existsSync(join(plan.siteDir, path))) files.delete(path)
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** npm leaves files whose name begins with a dot out of packages, so those begin with `_` here. */
function placeOf(path: string): string {
  return path.replaceAll('\\', '/').replace(/^_(?=gitignore$)/, '.')
}

function fillTemplate(text: string, { title, documents }: SitePlan): string {
  const titled = text.replace(TITLE, () => quote(title))
  if (!documents) return titled
  const { path, start } = documents
  const placed = titled.replace(DOCS, () => `docs: { path: ${quote(path)} }`)
  return start === undefined ? placed.replace(START, '') : placed.replace("'/start'", () => quote(start))
}

function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`
}

/** pnpm ends with an error over install scripts that nobody has decided on, once for each workspace. */
function needsBuildSettings({
  packageManager,
  installation,
  siteDir,
}: Pick<SitePlan, 'packageManager' | 'installation' | 'siteDir'>): boolean {
  return packageManager === 'pnpm' && installation === 'none' && !isInWorkspace(siteDir)
}

function isInWorkspace(folder: string): boolean {
  return findWorkspaceFile(folder) !== undefined
}

function findWorkspaceFile(folder: string): string | undefined {
  const path = join(folder, 'pnpm-workspace.yaml')
  if (existsSync(path)) return path
  return dirname(folder) === folder ? undefined : findWorkspaceFile(dirname(folder))
}

/** Where pnpm still lacks the decision on esbuild's install script; `undefined` where the new site brings it, or it is made. */
export function findUndecidedWorkspace(plan: Pick<SitePlan, 'packageManager' | 'installation' | 'siteDir'>) {
  if (plan.packageManager !== 'pnpm' || needsBuildSettings(plan)) return undefined
  const path = findWorkspaceFile(plan.siteDir) ?? join(plan.siteDir, 'pnpm-workspace.yaml')
  return existsSync(path) && /\besbuild\b/.test(readFileSync(path, 'utf8')) ? undefined : path
}

// npm warns of install scripts that nobody has decided on. esbuild's only checks what is installed.
const NPM_SETTINGS = { allowScripts: { esbuild: false } }

function writeManifest({ siteDir, version, packageManager }: SitePlan): string {
  const manifest = {
    name: packageNameFromFolder(siteDir),
    // Workspaces of Yarn 1 ignore packages without one.
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: { dev: 'docgen dev', build: 'docgen build', serve: 'docgen serve' },
    devDependencies: { '@docgen/cli': `^${version}` },
    ...(packageManager === 'npm' && NPM_SETTINGS),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
