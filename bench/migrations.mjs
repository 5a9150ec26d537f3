// Builds a site of each tool with the tool itself and, after `docgen migrate`, with docgen, and compares both outputs.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    results: { type: 'string' },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (options.help) {
  console.log(
    'node bench/migrations.mjs [--only mkdocs] [--results bench/results] [--keep]\n\nNeeds a build of docgen (npm run build), npm, for MkDocs: apt-get install mkdocs mkdocs-material mkdocs-material-extensions mkdocs-redirects; for Hugo: apt-get install hugo, and the themes in HUGO_BOOK (version 9) and HUGO_DOCSY (version 0.7.1)',
  )
  process.exit(0)
}

const bench = fileURLToPath(new URL('.', import.meta.url))
const docgen = resolve(bench, '../packages/cli/bin/docgen.js')
/** Where Debian puts the icons of Material for MkDocs. */
const DEBIAN_ICONS = '/usr/share/mkdocs/themes/material/.icons'
const ICON_SETS = ['mdi', 'fa7-brands', 'octicon'].map((set) => `@iconify-json/${set}`)

const TOOLS = [
  {
    name: 'mkdocs',
    title: 'Material for MkDocs',
    packages: ICON_SETS,
    version: (run) => `on MkDocs ${run('mkdocs', ['--version']).match(/[\d.]+/)?.[0]}`,
    build: (run) => run('mkdocs', ['build', '--quiet']),
    output: 'site',
    env: existsSync(DEBIAN_ICONS) ? { MATERIAL_ICONS: DEBIAN_ICONS } : {},
  },
  {
    name: 'vitepress',
    title: 'VitePress',
    packages: ['vitepress@1.6.4'],
    version: (_run, packages) => versionOf(packages, 'vitepress'),
    build: (run) => run('npx', ['vitepress', 'build', 'docs']),
    output: 'docs/.vitepress/dist',
    env: {},
  },
  {
    name: 'starlight',
    title: 'Starlight',
    // Astro 6 needs Node 22.
    packages: ['astro@6.0.8', '@astrojs/starlight@0.38.2', 'sharp@0.34.5', 'node@22', '@iconify-json/lucide'],
    version: (_run, packages) =>
      `${versionOf(packages, '@astrojs/starlight')} on Astro ${versionOf(packages, 'astro')}`,
    build: (run, packages) =>
      run(join(packages, 'node_modules/node/bin/node'), [
        'node_modules/astro/bin/astro.mjs',
        'build',
        '--outDir',
        'built',
      ]),
    output: 'built',
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
  },
  {
    name: 'nextra',
    title: 'Nextra',
    // Nextra 4.6.1 does not build with newer versions of zod.
    packages: ['nextra@4.6.1', 'nextra-theme-docs@4.6.1', 'next@16.4.6', 'react@19', 'react-dom@19', 'zod@4.1.12'],
    version: (_run, packages) => `${versionOf(packages, 'nextra')} on Next.js ${versionOf(packages, 'next')}`,
    build: (run) => run('npx', ['next', 'build', '--webpack']),
    output: 'out',
    env: { NEXT_TELEMETRY_DISABLED: '1' },
  },
  {
    name: 'hugo-book',
    command: 'hugo-docsy',
    title: 'Hugo Book 9',
    packages: [],
    version: readHugoVersion,
    build: (run, _packages, site) => {
      copyTheme(site, 'hugo-book', process.env.HUGO_BOOK)
      run('hugo', ['--quiet'])
    },
    output: 'public',
    env: {},
  },
  {
    name: 'hugo-docsy',
    command: 'hugo-docsy',
    title: 'Docsy 0.7.1',
    packages: ['bootstrap@5.2.3', '@fortawesome/fontawesome-free@6.4.0'],
    version: readHugoVersion,
    build: (run, packages, site) => {
      copyTheme(site, 'docsy', process.env.HUGO_DOCSY)
      mkdirSync(join(site, 'assets/vendor'), { recursive: true })
      const modules = join(packages, 'node_modules')
      cpSync(join(modules, 'bootstrap'), join(site, 'assets/vendor/bootstrap'), { recursive: true })
      cpSync(join(modules, '@fortawesome/fontawesome-free'), join(site, 'assets/vendor/Font-Awesome'), {
        recursive: true,
      })
      // In production, Docsy needs PostCSS.
      run('hugo', ['--environment', 'development', '--quiet'])
    },
    output: 'public',
    env: {},
  },
]

function readHugoVersion(run) {
  return `on Hugo ${run('hugo', ['version']).match(/\d[\d.]*/)?.[0]}`
}

/** The version of an installed package. */
function versionOf(packages, name) {
  return JSON.parse(readFileSync(join(packages, 'node_modules', name, 'package.json'), 'utf8')).version
}

/** Copies a theme of Hugo into the site. */
function copyTheme(site, name, folder) {
  if (!folder) throw new Error(`name the folder of the theme ${name} in the environment: see --help`)
  cpSync(folder, join(site, 'themes', name), { recursive: true })
}

const work = mkdtempSync(join(tmpdir(), 'docgen-migrations-'))
const rows = []
for (const tool of TOOLS.filter(({ name }) => !options.only || options.only.includes(name))) {
  const packages = join(work, `${tool.name}-packages`)
  const site = join(work, tool.name)
  cpSync(join(bench, 'migrations', tool.name), site, { recursive: true })
  const run = (command, args) =>
    execFileSync(command, args, {
      cwd: site,
      env: { ...process.env, ...tool.env },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 600_000,
    })
  if (tool.packages.length > 0) {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefix', packages, ...tool.packages], {
      stdio: 'ignore',
      timeout: 600_000,
    })
    symlinkSync(join(packages, 'node_modules'), join(site, 'node_modules'))
  }
  const version = tool.version(run, packages)
  tool.build(run, packages, site)
  const command = tool.command ?? tool.name
  run(process.execPath, [docgen, 'migrate', command, '--write', '--force'])
  const report = JSON.parse(run(process.execPath, [docgen, 'build', '--json']))
  const diagnostics = (report.diagnostics ?? []).map(({ code, file, line }) => `${code} (${file}:${line})`)
  const compared = run(process.execPath, [docgen, 'migrate', command, '--compare', tool.output, '--json'])
  const { score, aspects, differences } = JSON.parse(compared)
  rows.push({ title: `${tool.title} ${version}`, score, aspects, diagnostics, differences })
  console.log(`${tool.title} ${version}: parity ${score} %, ${diagnostics.length} diagnostics`)
}
if (options.keep) console.log(work)
else rmSync(work, { recursive: true })
if (options.results) writeReport(join(options.results, 'migrations-parity.md'))

function writeReport(file) {
  const date = new Date().toISOString().slice(0, 10)
  const names = ['route', 'title', 'headings', 'anchors', 'canonical', 'links', 'words', 'images', 'codeBlocks']
  const head = ['tool', 'parity', ...names]
  const cells = ({ title, score, aspects }) => [
    title,
    `${score} %`,
    ...names.map((name) => `${aspects[name].same}/${aspects[name].all}`),
  ]
  const table = [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows.map(cells)]
  const details = rows.map(({ title, diagnostics, differences }) => {
    const listed = differences.map(
      ({ aspect, route, theirs, ours }) =>
        `- ${aspect}${route === '' ? '' : ` of ${route}`}: ${[...theirs.map((value) => `− ${value}`), ...ours.map((value) => `+ ${value}`)].join('; ')}`,
    )
    return `## ${title}\n\nDiagnostics of the build: ${diagnostics.join(', ') || 'none'}.\n\nDifferences (− only in its output, + only in docgen's):\n\n${listed.join('\n') || 'None.'}`
  })
  writeFileSync(
    file,
    `# Parity of migrated sites\n\nWritten by \`node bench/migrations.mjs --results bench/results\` on ${date}. Each site in \`bench/migrations\` was built by its tool, migrated, built by docgen, and compared with \`docgen migrate --compare\`. Parity is the mean of the shares of routes, titles, anchors and words.\n\n${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n\n${details.join('\n\n')}\n`,
  )
  console.log(readFileSync(file, 'utf8').split('\n').slice(0, 8).join('\n'))
}
