import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildHere } from './build-copy.js'
import { createMovedSite, errorsIn, type MovedSite } from './create-moved-site.js'

// Plugins of small Docusaurus sites: docgen runs them, or says what it does not run.

let root = ''
let write: MovedSite['write']
let move: MovedSite['move']
let remove: MovedSite['remove']

beforeEach(() => {
  ;({ root, write, move, remove } = createMovedSite())
})
afterEach(() => remove())

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

it('runs plugins of the site: data, routes with modules, files and watched paths', async () => {
  write(
    {
      'data/list.json': '["one", "two"]',
      'node_modules/join-words/package.json': '{ "name": "join-words", "type": "module", "exports": "./a.js" }',
      'node_modules/join-words/a.js': "export const mark = '+'\nexport default (words) => words.join(mark)\n",
      'plugins/list/index.ts': `import { readFileSync } from 'node:fs'
import { join } from 'node:path'
const joinWords = require('join-words')
module.exports = function list(context: { siteDir: string; siteConfig: { title: string } }, options: { word: string }) {
  return {
    name: 'list-plugin',
    loadContent: async () => JSON.parse(readFileSync(join(context.siteDir, 'data/list.json'), 'utf8')),
    contentLoaded: async ({ content, actions }) => {
      actions.setGlobalData({ content, joined: joinWords(content) + joinWords.mark, word: options.word, title: context.siteConfig.title })
      const path = await actions.createData('list.json', JSON.stringify(content))
      actions.addRoute({ path: '/base/list', component: '@site/src/List', modules: { items: path, more: [{ page: '@site/docs/_part.md' }] }, exact: true, tag: 'own' })
    },
    postBuild: ({ outDir, routesPaths, routes, content }) => {
      const start = routes.find(({ metadata }) => metadata?.sourceFilePath === 'src/pages/start.js')
      const facts = [...content, routesPaths.includes('/base/list'), start.path, start.plugin.name]
      require('node:fs').writeFileSync(join(outDir, 'list.txt'), facts.join())
      const html = readFileSync(join(outDir, 'list/index.html'), 'utf8')
      require('node:fs').writeFileSync(join(outDir, 'seen.txt'), html.includes('Part words') ? 'seen' : html)
      require('node:fs').appendFileSync(join(outDir, 'index.html'), 'more')
    },
    getPathsToWatch: () => [join(context.siteDir, 'data/*.json')],
    extendCli: () => {},
  }
}
`,
      'src/List.js': `export default ({ items, more, route }) => {
  const Page = more[0].page
  return <main>{items.join('+')} {route.tag} <Page /></main>
}
`,
      'docs/_part.md': 'Part words\n',
      'src/pages/start.js': `import { useAllPluginInstancesData, usePluginData } from '@docusaurus/useGlobalData'
export default () => {
  const { joined, word, title } = usePluginData('list-plugin')
  const ids = Object.keys(useAllPluginInstancesData('twice')).join()
  return <p>{[joined, word, title, ids, usePluginData('twice', 'b').given].join('|')}</p>
}
`,
    },
    `baseUrl: '/base/', plugins: [
      ['./plugins/list', { word: 'given' }],
      ...['a', 'b'].map((id) => [function twice(context, options) {
        return { name: 'twice', loadContent: () => options.id, contentLoaded: ({ content, actions }) => actions.setGlobalData({ given: content }) }
      }, { id }]),
      () => null,
    ]`,
  )
  const moved = await move()
  expect(moved.config).toContain("plugins: [{ docusaurus: 'docusaurus.config.js' }]")
  expect(moved.diagnostics.map(({ message }) => message)).toEqual([
    'the plugin docusaurus: postBuild of a Docusaurus plugin changes the page index.html: docgen ignores these changes',
  ])
  expect(moved.page('seen.txt')).toBe('seen')
  expect(moved.page('index.html')).not.toContain('more')
  expect(moved.page('start/index.html')).toContain('<p>one+two+|given|T|a,b|b</p>')
  expect(moved.page('list/index.html').replaceAll('<!-- -->', '')).toMatch(/one\+two own\s+<p>Part words<\/p>/)
  expect(moved.page('list.txt')).toBe('one,two,true,/base/start,docusaurus-plugin-content-pages')
  expect(read('report.md')).toMatch(/docgen calls its loadContent, contentLoaded, postBuild/)
})

it('calls the preprocessor of Markdown and parseFrontMatter with the absolute path, and warns if they throw', async () => {
  write(
    {
      'docs/_part.md': 'In %name%\n',
      'docs/index.md': '---\ntitle: "%name%"\nslug: /\n---\n\nimport Part from "./_part.md"\n\n<Part />\n',
      'docs/bad.md': '# Bad\n',
      'docs/named.md': '---\nkeywords: [one]\nsidebar_label: Kept\n---\n\nText.\n',
    },
    `markdown: { preprocessor: ({ filePath, fileContent }) => {
      if (filePath.endsWith('bad.md')) throw new Error('unknown file')
      return fileContent.replaceAll('%name%', require('node:path').relative(__dirname, filePath))
    }, parseFrontMatter: async (params) => {
      const result = await params.defaultParseFrontMatter(params)
      if (params.filePath === require('node:path').join(__dirname, 'docs/bad.md')) throw new Error('unknown page')
      if (!params.filePath.endsWith('named.md')) return result
      result.frontMatter.keywords.push('two')
      const { sidebar_label, ...rest } = result.frontMatter
      return { frontMatter: { ...rest, title: 'Named', slug: '/own', last_update: { date: new Date(0) } }, content: result.content + 'More.' }
    } }`,
  )
  const moved = await move()
  expect(moved.config).toContain("plugins: [{ docusaurus: 'docusaurus.config.js' }]")
  expect(moved.page('index.html')).toContain('>docs/index.md</h1>')
  expect(moved.page('index.html')).toContain('In docs/_part.md')
  expect(moved.page('bad/index.html')).toContain('>Bad</h1>')
  expect(moved.diagnostics.map(({ severity, file, message }) => `${severity} ${file} ${message}`)).toEqual([
    'warning docs/bad.md the plugin docusaurus: its hook source threw Error: unknown file',
    'warning docs/bad.md the plugin docusaurus: markdown.parseFrontMatter threw: unknown page',
    'warning docs/named.md the plugin docusaurus: markdown.parseFrontMatter changes the text: docgen ignores this change',
    'warning docs/named.md the plugin docusaurus: markdown.parseFrontMatter removes sidebar_label, which docgen keeps',
  ])
  expect(moved.page('own/index.html')).toContain('>Named</h1>')
  expect(moved.page('own/index.html')).toContain('content="one, two"')
  expect(read('report.md')).toContain('docgen calls it for each page')
  expect(read('report.md')).toContain('docgen calls it for each Markdown file')
})

it('imports remark plugins that the config creates from it', async () => {
  write({
    'docs/index.md': '---\nslug: /\n---\n\n# Start\n\nA word.\n',
    'word.js': `module.exports = (word) => () => (tree) => {
  tree.children.unshift({ type: 'mdxjsEsm', value: 'import Box from "@site/src/Box"' })
  tree.children.push({ type: 'mdxJsxFlowElement', name: 'Box', attributes: [], children: [{ type: 'text', value: word }] })
}
`,
    'src/Box.js': 'export default ({ children }) => <section>{children}</section>\n',
    'docusaurus.config.js': `const create = require('node:module').createRequire(__filename)('./word')
const add = ({ write }) => (tree) => { tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: write() }] }) }
module.exports = async () => ({ title: 'T', url: 'https://docs.example', baseUrl: '/', presets: [['classic', {
  docs: { routeBasePath: '/', beforeDefaultRemarkPlugins: [create('Created word')], remarkPlugins: [[add, { write: () => 'Written word' }]] },
}]] })
`,
  })
  const moved = await move()
  expect(moved.diagnostics).toEqual([])
  expect(moved.page('index.html')).toMatch(/<section>Created word<\/section>\s*<p>Written word/)
  expect(moved.config).toContain("import docusaurusConfig from './docusaurus.config.js'")
  expect(moved.config).toContain('(await docusaurusConfig() as any).presets[0][1].docs.remarkPlugins[0]')
})

it('keeps its own pages of posts that a plugin around the blog shows with components', async () => {
  const folder = 'node_modules/@docusaurus/plugin-content-blog'
  write(
    {
      [`${folder}/package.json`]: '{ "main": "index.js" }',
      [`${folder}/index.js`]: "module.exports = () => ({ name: 'docusaurus-plugin-content-blog' })\n",
      'blog/2026-01-02-post.md': '# Post\n\nWords of the post.\n',
      'src/pages/start.md': '# Start\n',
      'src/Post.js':
        "import { BlogPostProvider } from '@docusaurus/plugin-content-blog/client'\nexport default () => <BlogPostProvider />\n",
      'src/More.js': 'export default () => <p>More words</p>\n',
      'plugins/blog.js': `const blog = require('@docusaurus/plugin-content-blog')
module.exports = (...given) => ({
  ...blog(...given),
  contentLoaded: ({ actions }) => {
    const content = '@site/blog/2026-01-02-post.md'
    actions.addRoute({ path: '/blog/2026/01/02/post', component: '@site/src/Post', modules: { content } })
    actions.addRoute({ path: '/blog', component: '@site/src/Post', modules: { posts: [{ content: { __import: true, path: content } }] } })
    actions.addRoute({ path: '/blog/topic', component: '@site/src/Post', modules: { posts: [{ content }] } })
    actions.addRoute({ path: '/blog/more', component: '@site/src/More' })
  },
})
`,
    },
    "plugins: ['./plugins/blog']",
  )
  const moved = await move()
  expect(moved.page('blog/2026/01/02/post/index.html')).toContain('Words of the post.')
  expect(moved.page('blog/index.html')).toContain('Words of the post.')
  expect(moved.page('blog/more/index.html')).toContain('More words')
  expect(moved.diagnostics.map(({ message }) => message)).toEqual([
    'the plugin docusaurus: the Docusaurus plugin ./plugins/blog: docgen shows the content of its 2 pages, such as /blog/2026/01/02/post, but with components of docgen',
    'the plugin docusaurus: the Docusaurus plugin ./plugins/blog: the output lacks 1 page that docgen has no counterpart for: /blog/topic',
  ])
})

it('passes allContentLoaded the content of docs, posts and pages, as the packages of the site read it', async () => {
  const kinds = ['docs', 'blog', 'pages']
  const packages = kinds.flatMap((kind) => {
    const folder = `node_modules/@docusaurus/plugin-content-${kind}`
    const code = `module.exports = (context, options) => ({ name: 'docusaurus-plugin-content-${kind}', loadContent: () => options.routeBasePath ?? '${kind}', contentLoaded: () => { throw new Error('docgen makes the pages') } })`
    return [
      [`${folder}/package.json`, '{ "main": "index.js" }'],
      [`${folder}/index.js`, code],
    ]
  })
  write(
    {
      ...Object.fromEntries(packages),
      'src/pages/start.js': `import { usePluginData } from '@docusaurus/useGlobalData'
export default () => <p>{usePluginData('late').names}</p>
`,
    },
    `plugins: [
      function other() { return { name: 'other', loadContent: () => 'own' } },
      () => ({ name: 'late', allContentLoaded: ({ allContent, actions }) => actions.setGlobalData({ names: Object.entries(allContent).map(([name, { default: content }]) => name.slice(-4) + ':' + content).join() }) }),
    ]`,
  )
  const moved = await move()
  expect(moved.diagnostics).toEqual([])
  expect(moved.page('start/index.html')).toContain('<p>docs:/,blog:blog,ages:pages,ther:own,late:undefined</p>')
})

it('warns about content that allContentLoaded lacks if its package is missing', async () => {
  write({}, `plugins: [() => ({ name: 'late', allContentLoaded: () => {} })]`)
  const { diagnostics } = await move()
  const hint = 'Install the packages of the site: npm install'
  expect(diagnostics.map(({ hint }) => hint)).toEqual([hint, hint, hint])
  const missing = diagnostics.map(({ message }) => /plugin-content-\w+: it could not be created/.exec(message)?.[0])
  expect(missing.toSorted()).toEqual(
    ['blog', 'docs', 'pages'].map((kind) => `plugin-content-${kind}: it could not be created`),
  )
})

it('names the plugin whose method throws, and builds the rest', async () => {
  write(
    {
      'plugins/broken.js':
        "module.exports = () => ({ name: 'broken', loadContent: () => { throw new Error('no network') }, contentLoaded: ({ content }) => content.list })\n",
      'plugins/last.js':
        "module.exports = () => ({ name: 'last', postBuild: ({ outDir }) => require('fs').readFileSync(outDir + '/sitemap.xml') })\n",
      'plugins/needy.js': "module.exports = () => require('not-installed')()\n",
    },
    "plugins: ['./plugins/broken', './plugins/last', require.resolve('./plugins/needy')]",
  )
  const moved = await move()
  const { diagnostics } = moved
  const own = diagnostics.filter(({ code }) => code === 'plugin')
  expect(own.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
    expect.stringMatching(
      /^warning the plugin docusaurus: the Docusaurus plugin \.\/plugins\/broken: its loadContent threw: no network/,
    ),
    expect.stringMatching(
      /^warning the plugin docusaurus: the Docusaurus plugin \.\/plugins\/last: its postBuild threw: ENOENT/,
    ),
    expect.stringMatching(
      /^warning the plugin docusaurus: the Docusaurus plugin \.\/plugins\/needy\.js: it could not be created: Cannot find package 'not-installed'/,
    ),
  ])
  expect(errorsIn(moved)).toEqual([])
  const [, last] = own
  expect(last?.hint).toContain('run it as a script after the build')
})

it('loads packages by their own names, as Docusaurus does', async () => {
  const plugin = (name: string) =>
    `module.exports = () => ({ name: '${name}', contentLoaded: ({ actions }) => actions.setGlobalData('${name} ran') })\n`
  write(
    {
      'node_modules/plain-words/package.json': '{ "name": "plain-words", "main": "index.js" }',
      'node_modules/plain-words/index.js': plugin('plain'),
      'node_modules/docusaurus-plugin-short/package.json': '{ "name": "docusaurus-plugin-short", "main": "index.js" }',
      'node_modules/docusaurus-plugin-short/index.js': plugin('short'),
      'node_modules/@acme/words/package.json': '{ "name": "@acme/words", "main": "index.js" }',
      'node_modules/@acme/words/index.js': plugin('scoped'),
      'src/pages/start.js':
        "import { usePluginData } from '@docusaurus/useGlobalData'\nexport default () => <p>{['plain', 'short', 'scoped'].map((name) => usePluginData(name)).join()}</p>\n",
    },
    "plugins: ['plain-words', ['short', {}], '@acme/words']",
  )
  const moved = await move()
  expect(moved.diagnostics).toEqual([])
  expect(moved.page('start/index.html')).toContain('<p>plain ran,short ran,scoped ran</p>')
})

it('finds what a package imports that only it depends on', async () => {
  const folder = 'node_modules/docusaurus-plugin-lines'
  write(
    {
      [`${folder}/package.json`]: '{ "name": "docusaurus-plugin-lines", "type": "module", "main": "index.js" }',
      [`${folder}/index.js`]:
        "import { check } from './check'\nexport { validateOptions } from './check'\nexport default (context, { words }) => ({ name: 'lines', contentLoaded: ({ actions }) => actions.setGlobalData(check(words)) })\n",
      [`${folder}/check.js`]:
        "import { schema } from 'own-schema'\nexport const check = (words) => words.join('+')\nexport const validateOptions = ({ validate, options }) => validate(schema, options)\n",
      [`${folder}/node_modules/own-schema/package.json`]:
        '{ "name": "own-schema", "type": "module", "exports": { "import": "./a.js" } }',
      [`${folder}/node_modules/own-schema/a.js`]:
        "export const schema = { validate: ({ words }) => ({ value: { words: [...words, 'checked'] } }) }\n",
      'src/pages/start.js':
        "import { usePluginData } from '@docusaurus/useGlobalData'\nexport default () => <p>{usePluginData('lines')}</p>\n",
    },
    "plugins: [['lines', { words: ['one'] }]]",
  )
  const moved = await move()
  expect(moved.diagnostics).toEqual([])
  expect(moved.page('start/index.html')).toContain('<p>one+checked</p>')
})

it('turns webpack aliases, themes, tags and style sheets of plugins into settings', async () => {
  write(
    {
      'parts/words.js': "export const words = 'Alias words'\n",
      'parts/one.sol': 'contract One {}\n',
      'theme/Own/index.js': "import { words } from '@parts/words'\nexport default () => <b>{words}</b>\n",
      'theme/extra.css': 'p { color: red }\n',
      'src/pages/start.js':
        "import Own from '@theme/Own'\nimport one from '@parts/one.sol'\nimport { words } from 'exact'\nimport other from 'exact/other'\nexport default () => <p><Own /> {one} {words} {other}</p>\n",
      'node_modules/exact/package.json': '{ "name": "exact" }',
      'node_modules/exact/other.js': "export default 'package words'\n",
    },
    `plugins: [() => ({
      name: 'settings',
      configureWebpack: () => ({ resolve: { alias: { '@parts': require('path').resolve(__dirname, 'parts'), exact$: require('path').resolve(__dirname, 'parts/words.js') } }, module: { rules: [{ test: /\\.sol$/, type: 'asset/source' }] } }),
      getThemePath: () => require('path').join(__dirname, 'theme'),
      getClientModules: () => [require('path').join(__dirname, 'theme/extra.css'), './client.js'],
      injectHtmlTags: () => ({ headTags: [{ tagName: 'meta', attributes: { name: 'own', content: 'tag' } }] }),
    })]`,
  )
  const moved = await move()
  expect(moved.diagnostics).toEqual([])
  expect(moved.page('start/index.html').replaceAll('<!-- -->', '')).toMatch(
    /<p><b>Alias words<\/b> contract One \{\}\s+Alias words package words/,
  )
  expect(moved.page('start/index.html')).toContain('<meta name="own" content="tag">')
  expect(moved.config).toContain("'@parts': './parts'")
  expect(moved.config).toContain("exact$: './parts/words.js'")
  expect(moved.config).toContain("'./theme/extra.css'")
  expect(moved.config).not.toContain('plugins:')
  expect(read('report.md')).toMatch(/client\.js runs in every page of Docusaurus/)
})

it('passes configureWebpack a config and a bundler like those of Docusaurus, and keeps what it sets', async () => {
  write(
    {
      'data/tables.json': '["One", "Two"]',
      'parts/shape.web.js': "export default 'web shape'\n",
      'parts/shape.js': "export default 'native shape'\n",
      'src/Table.js': `import { use } from 'react'
import fs from 'fake-fs'
import shape from 'parts/shape'
import one from '@generated/tables/default/One.json'
const load = (name) => require(\`@tables/\${name}.json\`)
export default ({ name }) => <b>{load(name).words} {one.words} {shape} {__MARK__} {process.env.OWN_URL} {Object.keys(fs).length}</b>
`,
      'src/pages/start.js':
        'import Table from \'../Table\'\nexport default () => <p><Table name="One" /><Table name="Two" /></p>\n',
      'plugins/tables.ts': `import path from 'node:path'
export default () => ({
  name: 'tables',
  configureWebpack(config, isServer, { currentBundler, getJSLoader }) {
    const { DefinePlugin, IgnorePlugin, ProvidePlugin } = currentBundler.instance
    const svg = config.module.rules.find((rule) => String(rule.test).includes('svg'))
    svg.oneOf[0].use[0].options.own = getJSLoader({ isServer })
    config.module.rules.push({ test: /\\.sol$/ })
    config.plugins.push(new IgnorePlugin({ resourceRegExp: /x/ }))
    return {
      mergeStrategy: { 'resolve.extensions': 'prepend' },
      resolve: {
        alias: { '@tables': path.join(config.resolve.alias['@generated'], 'tables', 'default'), parts: path.resolve('parts') },
        extensions: ['.web.js'],
        fallback: { 'fake-fs': false },
      },
      plugins: [
        new DefinePlugin({ __MARK__: JSON.stringify('mark'), 'process.env': { OWN_URL: "'own url'" }, __CODE__: 'a.b()' }),
        new ProvidePlugin({ Buffer: ['buffer', 'Buffer'] }),
        new currentBundler.instance.container.ModuleFederationPlugin({}),
      ],
    }
  },
  loadContent: async () => require('../data/tables.json'),
  contentLoaded: ({ content, actions }) =>
    Promise.all(content.map((name) => actions.createData(name + '.json', JSON.stringify({ words: name + ' words' })))),
})
`,
    },
    "plugins: ['./plugins/tables']",
  )
  const moved = await move()
  expect(moved.diagnostics).toEqual([])
  expect(moved.page('start/index.html').replaceAll('<!-- -->', '')).toContain(
    '<b>One words One words web shape mark own url 0</b><b>Two words One words web shape mark own url 0</b>',
  )
  expect(moved.config).toContain("extensions: ['.web.js', ")
  const report = read('report.md')
  expect(report).toContain('constants of DefinePlugin that are code: __CODE__')
  expect(report).toContain('what ProvidePlugin provides: Buffer')
  expect(report).toContain('its plugin ModuleFederationPlugin')
  expect(report).toMatch(/webpack's rule for .*sol/)
})

it('runs the first hooks of webpack plugins, which write modules that pages import', async () => {
  write(
    {
      'docs/made.mdx':
        "import first from '@site/src/first.json'\nimport last from '@site/src/last.json'\n\n{first[0]} {last[0]}\n",
      'src/.keep': '',
      'plugins/write.js': `const fs = require('fs')
class Writes {
  apply(compiler) {
    const folder = compiler.context + '/src/'
    compiler.hooks.compilation.tap('late', () => { throw new Error('docgen has no compilation') })
    compiler.hooks.beforeRun.tapPromise('first', async ({ context }) =>
      fs.promises.writeFile(folder + 'first.json', JSON.stringify([context === __dirname.replace(/.plugins$/, '') && 'First words'])))
    compiler.hooks.run.tapAsync('last', (_, done) => {
      // Nothing waits for this.
      fs.readFile(__filename, () => setTimeout(() => fs.writeFile(folder + 'last.json', '["last words"]', () => {}), 1))
      done()
    })
  }
}
class Fails {
  apply(compiler) { compiler.hooks.beforeCompile.tap('fails', () => { throw new Error('no words') }) }
}
module.exports = () => ({ name: 'write', configureWebpack: () => ({ plugins: [new Writes(), new Fails()] }) })
`,
    },
    "plugins: ['./plugins/write']",
  )
  const moved = await move()
  expect(moved.config).toContain("plugins: [{ docusaurus: 'docusaurus.config.js' }]")
  expect(read('report.md')).toContain('docgen runs the hooks beforeRun, run of its webpack plugin Writes')
  expect(moved.page('made/index.html').replaceAll('<!-- -->', '')).toContain('First words last words')
  expect(moved.diagnostics).toMatchObject([
    {
      severity: 'warning',
      message: expect.stringContaining('the hook beforeCompile of its webpack plugin Fails threw: no words'),
      hint: expect.stringContaining('run npx docusaurus build once'),
    },
  ])
})

it('warns in the migration and in each build if configureWebpack throws', async () => {
  write({}, "plugins: [() => ({ name: 'odd', configureWebpack: (config) => config.own.part })]")
  const moved = await move()
  expect(read('report.md')).toMatch(/its configureWebpack threw: .*'part'/)
  expect(moved.diagnostics).toMatchObject([
    { severity: 'warning', message: expect.stringContaining('its configureWebpack threw') },
  ])
})

it('expands the presets of a site and of packages, and runs their plugins', async () => {
  write({
    'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://docs.example', baseUrl: '/',
  presets: [
    ['./presets/own', { folder: 'guides' }],
    ['their', { word: 'their words' }],
    function inline() { return { plugins: [() => ({ name: 'inline', contentLoaded: ({ actions }) => actions.setGlobalData('inline words') })] } },
    ['gone', {}],
  ],
}
`,
    'presets/own.ts': `export default function own(context, options: { folder: string }) {
  return { plugins: [['@docusaurus/plugin-content-docs', { path: options.folder, routeBasePath: '/' }], '@docusaurus/plugin-content-pages'], themes: [['@docusaurus/theme-classic', { customCss: './own.css' }]] }
}
`,
    'own.css': '.own { margin: 9px; }\n',
    'node_modules/docusaurus-preset-their/package.json': '{ "name": "docusaurus-preset-their", "main": "index.js" }',
    'node_modules/docusaurus-preset-their/index.js':
      "module.exports = (context, { word }) => ({ plugins: [false, [() => ({ name: 'their', contentLoaded: ({ actions }) => actions.setGlobalData(word) }), {}]] })\n",
    'guides/index.md': '---\nslug: /\n---\n\n# Guides\n\nWords of a guide\n',
    'src/pages/start.js':
      "import { usePluginData } from '@docusaurus/useGlobalData'\nexport default () => <p>{usePluginData('their')} {usePluginData('inline')}</p>\n",
  })
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.page('index.html')).toContain('Words of a guide')
  expect(moved.page('start/index.html').replaceAll('<!-- -->', '')).toContain('<p>their words inline words</p>')
  expect(read('report.md')).toMatch(/docusaurus-preset-gone/)
})

it('loads an ES module whose imports have no extension or name a folder', async () => {
  const folder = 'node_modules/docusaurus-plugin-short'
  write(
    {
      [`${folder}/package.json`]: '{"name":"docusaurus-plugin-short","type":"module","exports":"./lib/index.js"}',
      [`${folder}/lib/index.js`]: `import { word } from './words'
import { last } from './parts'
export default () => ({ name: 'short', contentLoaded: ({ actions }) => actions.setGlobalData(word + last) })
`,
      [`${folder}/lib/words.js`]: "export const word = 'Short'\n",
      [`${folder}/lib/parts/index.js`]: "export const last = 'er'\n",
      'src/pages/start.js': `import useGlobalData from '@docusaurus/useGlobalData'
export default () => <p>{useGlobalData().short.default}</p>
`,
    },
    "plugins: ['docusaurus-plugin-short'],",
  )
  const moved = await move()
  expect(moved.diagnostics).toEqual([])
  expect(read('dist/start/index.html')).toContain('<p>Shorter</p>')
})

it('explains what to do about compiled code that cannot be loaded', async () => {
  write(
    {
      'plugins/native.js': "const native = require('../lib/native.node')\nmodule.exports = () => native.create()\n",
      'lib/native.node': 'no compiled code',
    },
    "plugins: ['./plugins/native.js'],",
  )
  const moved = await move()
  expect(moved.diagnostics).toMatchObject([
    {
      severity: 'warning',
      message: expect.stringMatching(
        /the Docusaurus plugin \.\/plugins\/native\.js: it could not be created: lib\/native\.node/,
      ),
      hint: expect.stringContaining('install the packages again on this system'),
    },
  ])
})

it('reads the style sheets of a package that does not export them', async () => {
  const pack = 'node_modules/docusaurus-plugin-zoom'
  write(
    {
      [`${pack}/package.json`]:
        '{ "name": "docusaurus-plugin-zoom", "main": "dist/index.js", "exports": "./dist/index.js" }',
      [`${pack}/dist/index.js`]:
        "module.exports = () => ({ name: 'zoom', getClientModules: () => [require('node:path').join(__dirname, 'zoom.css'), 'dist/own.css', 'gone.css'] })\n",
      [`${pack}/dist/zoom.css`]: '.zoomed { margin: 7px; }\n',
      [`${pack}/dist/own.css`]: '.owned { margin: 8px; }\n',
    },
    "plugins: ['docusaurus-plugin-zoom'], trailingSlash: 'false',",
  )
  const moved = await move()
  expect(moved.diagnostics).toEqual([])
  expect(moved.config).toContain('trailingSlash: false')
  expect(moved.config).toMatch(/dist\/zoom\.css'[\s\S]*dist\/own\.css'/)
  expect(read('report.md')).toMatch(/there is no file node_modules\/docusaurus-plugin-zoom\/gone\.css/)
})

it('runs a plugin that wraps a content plugin with Docusaurus’ parser, and ignores its webpack settings', async () => {
  write(
    {
      'node_modules/@docusaurus/utils/package.json': '{ "name": "@docusaurus/utils", "main": "index.js" }',
      'node_modules/@docusaurus/utils/index.js': "exports.DEFAULT_PARSE_FRONT_MATTER = () => 'parsed'\n",
      'node_modules/@docusaurus/plugin-content-blog/package.json':
        '{ "name": "@docusaurus/plugin-content-blog", "main": "index.js" }',
      'node_modules/@docusaurus/plugin-content-blog/index.js': `exports.default = ({ siteConfig }) => ({
  name: 'docusaurus-plugin-content-blog',
  loadContent: () => siteConfig.markdown.parseFrontMatter(),
  contentLoaded: ({ actions }) => actions.addRoute({ path: '/blog', component: '@theme/BlogListPage' }),
  configureWebpack: () => ({ resolve: { alias: { '~blog': __dirname } }, module: { rules: [{ test: /\\.mdx?$/ }] } }),
})
`,
      'plugins/posts.js': `const { default: blog } = require('@docusaurus/plugin-content-blog')
module.exports = async (context, options) => {
  const own = await blog(context, options)
  return { ...own, contentLoaded: async (given) => { await own.contentLoaded(given); given.actions.setGlobalData({ posts: given.content }) } }
}
`,
      'src/pages/start.js':
        "import { usePluginData } from '@docusaurus/useGlobalData'\nexport default () => <p>{usePluginData('docusaurus-plugin-content-blog').posts}</p>\n",
    },
    "plugins: ['./plugins/posts']",
  )
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.page('start/index.html')).toContain('<p>parsed</p>')
  expect(moved.config).not.toContain('alias')
})

it('runs the plugins again if the site is built again', async () => {
  write(
    {
      'data.txt': 'first',
      'src/pages/start.js':
        "import { usePluginData } from '@docusaurus/useGlobalData'\nexport default () => <p>{usePluginData('text').text}</p>\n",
    },
    "plugins: [() => ({ name: 'text', loadContent: () => require('fs').readFileSync('data.txt', 'utf8'), contentLoaded: ({ content, actions }) => actions.setGlobalData({ text: content }) })]",
  )
  expect((await move()).page('start/index.html')).toContain('<p>first</p>')
  write({ 'data.txt': 'second', 'docusaurus.config.js': read('docusaurus.config.js') })
  await buildHere(root)
  expect(read('dist/start/index.html')).toContain('<p>second</p>')
})
