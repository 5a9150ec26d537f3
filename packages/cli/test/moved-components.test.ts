import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildHere } from './build-copy.js'
import { createMovedSite, errorsIn, type MovedSite } from './create-moved-site.js'

// Components of small Docusaurus sites: they render right after migration.

let root = ''
let write: MovedSite['write']
let move: MovedSite['move']
let remove: MovedSite['remove']

beforeEach(() => {
  ;({ root, write, move, remove } = createMovedSite())
})
afterEach(() => remove())

const VERSIONED = {
  'versions.json': '["1.0"]',
  'sidebars.js': "module.exports = { side: [{ type: 'category', label: 'Start', items: ['one', 'two'] }] }\n",
  'docs/one.mdx': "# One\n\nimport Facts from '@site/src/Facts'\n\n<Facts />\n",
  'docs/two.md': '---\ndescription: The second\n---\n\n# Two\n',
  'docs/index.md': '---\nslug: /\n---\n\n# Home\n',
  'versioned_docs/version-1.0/one.mdx': "# One\n\nimport Facts from '@site/src/Facts'\n\n<Facts />\n",
  'versioned_docs/version-1.0/index.md': '---\nslug: /\n---\n\n# Home\n',
  'versioned_sidebars/version-1.0-sidebars.json': '{"side": ["one"]}',
}
const CONFIG = `module.exports = { title: 'T', url: 'https://docs.example', baseUrl: '/base/', presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.js' } }]] }`

it('passes documents and sidebars to components', async () => {
  write({
    ...VERSIONED,
    'docusaurus.config.js': CONFIG,
    'src/Facts.js': `import {
  useActiveDocContext, useCurrentSidebarCategory, useDoc, useDocById, useDocsSidebar, useDocsVersion, useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client'
export default () => {
  const { metadata } = useDoc()
  const { activeDoc, alternateDocVersions } = useActiveDocContext()
  const { docs, version } = useDocsVersion()
  const facts = [
    metadata.id, metadata.permalink, metadata.next?.title, activeDoc.sidebar, Object.keys(alternateDocVersions).join('+'),
    version, Object.keys(docs).length, useDocsSidebar().name, useSidebarBreadcrumbs().map(({ label }) => label).join('>'),
    useCurrentSidebarCategory().items.length, useDocById('one').title,
  ]
  return <p>{facts.join('|')}</p>
}
`,
    'src/pages/start.js': `import { useAllDocsData, useLayoutDoc, useLayoutDocsSidebar } from '@docusaurus/plugin-content-docs/client'
import { useDocsVersionCandidates, useHideableNavbar, useLocalPathname } from '@docusaurus/theme-common/internal'
import { usePluginData } from '@docusaurus/useGlobalData'
export default () => {
  const { mainDocId, docs } = usePluginData('docusaurus-plugin-content-docs').versions.find(({ isLast }) => isLast)
  return <p>{[
    useLayoutDoc('one').path, useLayoutDocsSidebar('side').link.path, useDocsVersionCandidates()[0].name, mainDocId,
    docs.length, useAllDocsData().default.versions.length, useHideableNavbar().isNavbarVisible, useLocalPathname(),
  ].join('|')}</p>
}
`,
  })
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.page('next/one/index.html')).toContain(
    '<p>one|/base/next/one|Two|side|current+1.0|current|3|side|Start&gt;One|2|One</p>',
  )
  expect(moved.page('one/index.html')).toContain('<p>one|/base/one||side|current+1.0|1.0|2|side|One|0|One</p>')
  expect(moved.page('start/index.html')).toContain('<p>/base/one|/base/one|1.0|index|2|2|true|/start</p>')
})

it('renders a page again if a document that its component knows changes', async () => {
  write({
    'src/pages/start.js': `import { useDocsData } from '@docusaurus/plugin-content-docs/client'
export default () => <p>{useDocsData('default').versions[0].docs.map(({ id }) => id).join()}</p>
`,
  })
  expect((await move()).page('start/index.html')).toContain('<p>index</p>')
  writeFileSync(join(root, 'docs/more.md'), '# More\n')
  await buildHere(root)
  expect(readFileSync(join(root, 'dist/start/index.html'), 'utf8')).toContain('<p>index,more</p>')
})

it('loads the ES module of a package, as webpack does', async () => {
  const kit = (name: string) => `exports.__esModule = true\nexports.default = ${name}\n`
  write({
    'src/pages/start.js':
      "import kit from 'kit'\nimport typed from 'typed'\nexport default () => <p>{kit.word} {typed}</p>\n",
    'node_modules/kit/package.json': '{ "name": "kit", "main": "main.js", "module": "module.js" }',
    'node_modules/kit/main.js': 'module.exports = {}\n',
    'node_modules/kit/module.js': "export default { word: 'Kit words' }\n",
    // CommonJS in a package that says that it has none.
    'node_modules/typed/package.json':
      '{ "name": "typed", "type": "module", "main": "main.js", "module": "module.js" }',
    'node_modules/typed/main.js': kit('1'),
    'node_modules/typed/module.js': "export default 'typed words'\n",
  })
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.page('start/index.html')).toMatch(/<p>Kit words(<!-- -->)? (<!-- -->)?typed words<\/p>/)
})

it('provides the hooks of React Router that Docusaurus has, and a navigator on every Node.js', async () => {
  write({
    'src/pages/start.js': `import { useLocation } from 'react-router-dom'
import { matchPath, useHistory } from '@docusaurus/router'
export default () => <p>{useLocation().pathname} {String(matchPath('/start/a', { path: '/start' }).isExact)} {useHistory().action} {navigator.language ? 'some' : 'no'}</p>
`,
    'node_modules/react-router-dom/package.json': '{ "name": "react-router-dom", "main": "index.js" }',
    'node_modules/react-router-dom/index.js': "exports.useLocation = () => { throw new Error('no router') }\n",
  })
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.page('start/index.html').replaceAll('<!-- -->', '')).toContain('<p>/start false POP some</p>')
})

it('only warns about URLs of HTML, which Docusaurus does not check', async () => {
  write({
    'docs/html.mdx':
      '# HTML\n\n<a href="/gone">Words</a>\n\n<iframe src="/gone.html"></iframe>\n\n<video src="/gone.mp4"></video>\n\n[Link](/away)\n',
  })
  const { diagnostics } = await move()
  expect(diagnostics.map(({ severity, line }) => `${severity} ${line}`)).toEqual([
    'warning 3',
    'warning 5',
    'warning 7',
    'error 9',
  ])
})

it('reports a home page whose component throws as an error, and any other page as a warning', async () => {
  const page = "export default () => { throw new Error('not here') }\n"
  write({
    'docs/index.md': '---\nslug: /docs\n---\n\n# Docs\n',
    'src/pages/index.js': page,
    'src/pages/other.js': page,
  })
  const { diagnostics } = await move()
  const failed = diagnostics.filter(({ code }) => code === 'mdx-failed')
  expect(failed.map(({ severity, file, message }) => `${severity} ${file} ${message}`)).toEqual([
    expect.stringContaining('error src/pages/index.js the home page is empty: <Page> throws: not here'),
    expect.stringContaining('warning src/pages/other.js <Page> throws: not here'),
  ])
})

it('reports a home page that imports a file that a script has to write as one error', async () => {
  write({
    'docs/index.md': '---\nslug: /docs\n---\n\n# Docs\n',
    'src/pages/index.js':
      "import { useEffect } from 'react'\nimport friends from '@site/friends.json'\nexport default function Home() {\n  useEffect(() => {}, [])\n  return <p>{friends.map(({ name }) => name)}</p>\n}\n",
    'package.json': '{ "scripts": { "start": "docusaurus start", "fetchFriends": "node fetch.js" } }',
  })
  const { diagnostics } = await move()
  const ofHome = diagnostics.filter(({ file }) => file === 'src/pages/index.js')
  expect(ofHome.map(({ severity, line, message, hint }) => [severity, line, message, hint])).toEqual([
    [
      'error',
      2,
      'the home page is empty: @site/friends.json does not exist',
      'A script of the site may create it: run npm run fetchFriends. Otherwise correct the path',
    ],
  ])
})

it('names one script if several run the same command', async () => {
  write({
    'src/pages/start.js': "import list from '../made/list.json'\nexport default () => <p>{list.length}</p>\n",
    'package.json': '{ "scripts": { "prestart": "node make.js", "prebuild": "node make.js" } }',
  })
  const hints = (await move()).diagnostics.map(({ hint }) => hint)
  expect(hints).toContain('A script of the site may create it: run npm run prebuild. Otherwise correct the path')
})

it('completes the props of function components by defaultProps, as React 18 does', async () => {
  write({
    'src/Box.js':
      "import React from 'react'\nexport default function Box({ tags, kind, children }) {\n  return React.createElement('p', null, tags.join('+'), kind, children)\n}\nBox.defaultProps = { tags: ['one', 'two'], kind: ' default ' }\n",
    'docs/box.mdx': 'import Box from \'@site/src/Box\'\n\n# Box\n\n<Box kind=" own ">Words</Box>\n',
    'src/pages/start.js':
      "import React from 'react'\nimport Box from '../Box'\nexport default () => <div><Box />{React.createElement(Box, { kind: undefined }, 'inner')}</div>\n",
  })
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  expect(moved.page('box/index.html')).toMatch(/one\+two(?:<!-- -->)? own (?:<!-- -->)?Words/)
  expect(moved.page('start/index.html').replaceAll('<!-- -->', '')).toMatch(/one\+two default <[\s\S]*default inner/)
})

it('translates pages that are components, and names classes and files as Docusaurus does', async () => {
  write(
    {
      'i18n/de/code.json': '{"word": {"message": "Wort"}}',
      'tsconfig.json': '{ "compilerOptions": { "baseUrl": ".", "paths": { "~parts/*": ["src/parts/*"] } } }',
      'src/parts/word.ts': "export const word = 'by path'\n",
      'src/pages/start.js': `import Translate from '@docusaurus/Translate'
import { ThemeClassNames } from '@docusaurus/theme-common'
import { word } from '~parts/word'
export default () => <p className={ThemeClassNames.docs.docTocMobile}><Translate id="word">Word</Translate> {word}</p>
`,
    },
    "i18n: { defaultLocale: 'en', locales: ['en', 'de'] }",
  )
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  const page = moved.page('de/start/index.html').replaceAll('<!-- -->', '')
  expect(page).toContain('<p class="theme-doc-toc-mobile">Wort by path</p>')
  expect(page).not.toContain('untranslated')
  expect(page).not.toContain('Noch nicht übersetzt')
})

it('provides MDX with the components that src/theme/MDXComponents renames or defines', async () => {
  write({
    'src/theme/MDXComponents.js': `import MDXComponents from '@theme-original/MDXComponents'
import Tabs from '@theme/Tabs'
import { LongName } from '../names'
import { Same } from '../names'
import Framed, { Beside } from '../framed'
import Player from 'player'
const Own = ({ children }) => <p>Own {children}</p>
export default {
  ...MDXComponents,
  Tabs,
  Icon: LongName, // shown next to words
  Framed,
  Beside,
  Same,
  Own,
  Player,
  Inline: () => <p>Inline words</p>,
}
`,
    'src/names.js': 'export const LongName = () => <i>Icon words</i>\nexport const Same = () => <p>Same words</p>\n',
    'src/framed.js': 'export const Beside = () => <p>Beside words</p>\nexport default () => <p>Framed words</p>\n',
    'node_modules/player/package.json': '{ "name": "player", "type": "module", "main": "index.js" }',
    'node_modules/player/index.js': "'use client'\nexport default () => 'Player words'\n",
    'docs/given.mdx':
      '# Given\n\n<Icon />\n\n<Framed /><Beside />\n\n<Same /><Player />\n\n<Own>words</Own>\n\n<Inline />\n\n{[<Icon key="a" />]}\n',
  })
  const moved = await move()
  expect(moved.diagnostics).toMatchObject([
    { code: 'package-without-client', file: 'site.config.ts', length: "'player'".length },
    { code: 'package-without-client', file: 'src/theme/MDXComponents.js', line: 6 },
  ])
  const html = moved.page('given/index.html').replaceAll('<!-- -->', '')
  expect(html).toMatch(
    /<i>Icon words<\/i>[\s\S]*Framed words[\s\S]*Beside words[\s\S]*Same words[\s\S]*Player words[\s\S]*Own words[\s\S]*Inline words/,
  )
  expect(html.split('Icon words').length).toBeGreaterThan(2)
})

it('finds MDX components in elements within expressions', async () => {
  write({
    'src/theme/MDXComponents.js':
      "import MDXComponents from '@theme-original/MDXComponents'\nexport default { ...MDXComponents, Icon: () => <i>Icon words</i> }\n",
    'docs/inner.mdx': '# Inner\n\n{\n<table><tbody><tr><td><Icon /> and words</td></tr></tbody></table>\n}\n',
  })
  const moved = await move()
  expect(moved.diagnostics).toEqual([])
  expect(moved.page('inner/index.html').replaceAll('<!-- -->', '')).toContain('<i>Icon words</i> and words')
})

it('shows what <BrowserOnly> wraps in documents, once a browser runs it', async () => {
  write({
    'src/Clock.js': 'export default ({ zone }) => <time>Clock words {zone}</time>\n',
    'src/Heavy.js': "export const heavy = () => 'heavy words'\n",
    'docs/only.mdx': `---
zone: UTC
---

import BrowserOnly from '@docusaurus/BrowserOnly'
import { heavy } from '../src/Heavy'

export const suffix = '!'

# Only

<BrowserOnly fallback={<p>Wait words</p>}>
  {() => {
    const Clock = require('@site/src/Clock').default

    return <Clock zone={frontMatter.zone + suffix} />
  }}
</BrowserOnly>

Before <BrowserOnly>{() => <b>{window.location.host}</b>}</BrowserOnly> after

<BrowserOnly>

Plain **words**

</BrowserOnly>

{heavy()}
`,
  })
  const moved = await move()
  expect(moved.diagnostics).toEqual([])
  const html = moved.page('only/index.html')
  expect(html).toMatch(/<docgen-island[^>]*when="idle"[^>]*><p>Wait words<\/p><\/docgen-island>/)
  expect(html).toMatch(/Before <docgen-island[^>]*><\/docgen-island> after/)
  expect(html).toContain('Plain <strong>words</strong>')
  const [, file = ''] = /<docgen-island src="([^"]+)"/.exec(html) ?? []
  const script = moved.page(file)
  expect(script).toMatch(/Clock words[\s\S]*Wait words/)
  expect(script).not.toContain('heavy words')
})

it('runs components with <BrowserOnly> in the browser, unless their props cannot be serialized', async () => {
  write({
    'src/Clock.js': `import BrowserOnly from '@docusaurus/BrowserOnly'
export default ({ zone, format = (text) => text }) => (
  <div>Zone {format(zone)} <BrowserOnly fallback="Wait words">{() => <time>Clock words</time>}</BrowserOnly></div>
)
`,
    'docs/clock.mdx':
      'import Clock from \'@site/src/Clock\'\n\n# Clock\n\n<Clock zone="UTC" />\n\n<Clock zone="CET" format={(text) => text.toLowerCase()} />\n',
  })
  const moved = await move()
  expect(moved.diagnostics).toEqual([])
  const html = moved.page('clock/index.html').replaceAll('<!-- -->', '')
  expect(html).toMatch(
    /<docgen-island[^>]*when="idle"[^>]*optional[^>]*><div>Zone UTC Wait words<\/div><\/docgen-island>/,
  )
  expect(html).toMatch(/<div>Zone cet Wait words<\/div>/)
  expect(html.split('<docgen-island').length).toBe(2)
})

it('shows relative images of plain pages in every language', async () => {
  const image = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
  write(
    {
      'src/pages/start.mdx': 'import A from \'./a.svg\'\n\n# Start\n\n![a](./a.svg)\n\n<img src={A} alt="a" />\n',
      'src/pages/own.md': '# Own\n\n![a](img/b.svg)\n',
      'src/pages/a.svg': image,
      'src/pages/img/b.svg': image,
      'static/img/c.svg': image,
      'src/pages/stored.js': `export default () => <p><img src="img/c.svg" alt="c" /></p>\n`,
      'i18n/de/docusaurus-plugin-content-pages/own.md': '# Eigene\n\n![a](img/b.svg)\n',
    },
    "i18n: { defaultLocale: 'en', locales: ['en', 'de'] },",
  )
  const moved = await move()
  expect(moved.diagnostics).toEqual([])
  const countImages = (page: string): number => moved.page(page).split(/src="\/assets\/[ab]\.[^"]+\.svg"/).length - 1
  // Docusaurus copies static files to the folder of each language.
  for (const page of ['stored', 'de/stored']) expect(moved.page(`${page}/index.html`)).toContain('src="/img/c.svg"')
  expect(['start', 'de/start', 'own', 'de/own'].map((page) => countImages(`${page}/index.html`))).toEqual([2, 2, 1, 1])
  expect(moved.page('de/own/index.html')).toContain('Eigene')
})

it('runs components with hooks in the browser, in pages as wide as the window, with their own styles', async () => {
  write(
    {
      'src/pages/start.js': `import { useEffect } from 'react'
import Layout from '@theme/Layout'
export default function Start() {
  useEffect(() => document.body.classList.add('ready'), [])
  return <Layout title="Start"><main className="own-fade">Start words</main></Layout>
}
`,
      'src/pages/facts.js': `import { createElement } from 'react'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
export default () => {
  const { presets: [[, options]], plugins } = useDocusaurusContext().siteConfig
  return createElement('main', {}, [options.docs.routeBasePath, plugins.length, plugins[1].name].join('|'))
}
`,
      'src/Switch.js': `import { useState } from 'react'
export default ({ label, children }) => {
  const [isOn, turn] = useState(false)
  return <button onClick={() => turn(!isOn)}>{label}{children}</button>
}
`,
      'docs/switch.mdx':
        'import Switch from \'@site/src/Switch\'\n\n# Switch\n\n<Switch label="Plain words" />\n\n<Switch><b>Inner words</b></Switch>\n',
      'docs/counter.mdx': `import { useState } from 'react'

export const Counter = ({ from }) => {
  const [count, setCount] = useState(from)
  return <button onClick={() => setCount(count + 1)}>{unit} {count}</button>
}
const unit = 'Count'

# Counter

<Counter from={1} />

{[2, 3].map((from) => <Counter key={from} from={from} />)}
`,
      'src/css/custom.css':
        '.own-fade { color: var(--ifm-color-emphasis-300); background: url(./a.svg) }\n.menu__link { color: red }\n',
      'src/css/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    "presets: [['classic', { docs: { routeBasePath: '/' }, theme: { customCss: './src/css/custom.css' } }]], plugins: [() => ({ name: 'a' }), { name: 'b' }],",
  )
  const moved = await move()
  expect(moved.diagnostics).toEqual([])
  expect(moved.config).toContain("hydrate: 'detect'")
  const start = moved.page('start/index.html')
  expect(start).toMatch(/<html[^>]* class="[^"]*layout-full/)
  expect(start).toMatch(/<docgen-island[^>]*>.*<div class="own-fade">Start words<\/div><\/docgen-island>/s)
  expect(moved.page('facts/index.html')).toContain('<div>/|2|b</div>')
  const page = moved.page('switch/index.html').replaceAll('<!-- -->', '')
  expect(page.match(/<docgen-island/g)).toHaveLength(2)
  expect(page).toMatch(/<docgen-island[^>]*><button>Plain words<\/button>/)
  expect(page).toMatch(/<docgen-island[^>]*><button><slot name="content"><b>Inner words<\/b><\/slot><\/button>/)
  const counters = moved.page('counter/index.html').replaceAll('<!-- -->', '')
  expect(counters.match(/<docgen-island[^>]*><button>Count \d<\/button><\/docgen-island>/g)).toHaveLength(3)
  const [, file = ''] = /<docgen-island src="([^"]+)"/.exec(counters) ?? []
  expect(moved.page(file)).toMatch(/onClick.* as DocgenCounter/s)
  const styles = readFileSync(join(root, 'site.css'), 'utf8')
  expect(styles).toMatch(/\.own-fade:where\(.*url\("\.\/src\/css\/a\.svg"\)/s)
  expect(styles).toContain('--ifm-color-emphasis-300: color-mix(')
  expect(styles).not.toContain('menu__link')
})

it('calls hooks in expressions of pages, as in MDX', async () => {
  write({
    'src/useRelease.js': `import { useEffect, useState } from 'react'
export const useRelease = (fallback) => {
  const [release, setRelease] = useState(fallback)
  useEffect(() => setRelease('9.9'), [])
  return release
}
`,
    'docs/install.mdx': `import CodeBlock from '@theme/CodeBlock'
import { useRelease } from '@site/src/useRelease'

# Install

<CodeBlock className="language-shell">{\`get kit@\${useRelease('1.2')}\`}</CodeBlock>

It is {useRelease('1.3')} <a title={useRelease('1.4')} href="/">now</a>.
`,
  })
  const moved = await move()
  expect(moved.diagnostics).toEqual([])
  const page = moved.page('install/index.html').replace(/<\/?span[^>]*>/g, '')
  expect(page).toContain('get kit@1.2')
  expect(page).toMatch(/It is 1\.3 <a[^>]* title="1\.4"/)
})

it('keeps a page one island if its layout is a component of the site that renders another island', async () => {
  write({
    'src/theme/Layout/index.js': `import Layout from '@theme-original/Layout'
import Bell from '../../Bell'
export default (props) => <><Layout {...props} /><Bell /></>
`,
    'src/Bell.js': 'export default () => <button onClick={() => 1}>Bell words</button>\n',
    'src/pages/front.js': `import Layout from '@theme/Layout'
import { useEffect } from 'react'
export default () => {
  useEffect(() => {}, [])
  return <Layout title="Front"><p>Front words</p></Layout>
}
`,
    'src/pages/plain.js':
      "import Layout from '@theme/Layout'\nexport default () => <Layout><p>Plain words</p></Layout>\n",
  })
  const moved = await move()
  const front = moved.page('front/index.html').replaceAll('<!-- -->', '')
  expect(front).toMatch(/<p>Front words<\/p><button>Bell words<\/button>/)
  expect(front.split('<docgen-island')).toHaveLength(2)
  expect(moved.page('plain/index.html')).toMatch(/<docgen-island[^>]*><button>Bell words<\/button><\/docgen-island>/)
})

it('reads types in .js and .jsx files, as the compilers of Docusaurus do', async () => {
  write({
    'src/Typed.jsx': `import { useState } from 'react'
type Size = 'small' | 'large'
export default function Typed({ size }: { size: Size }) {
  const [count, setCount] = useState<number>(1)
  return <button onClick={() => setCount(count + 1)}>{size} words {count as number}</button>
}
`,
    'src/Plain.jsx': "import Typed from './Typed'\nexport default ({ size }: any) => <Typed size={size} />\n",
    'src/Old.js': `import { useState } from 'react'
type Size = 'small' | 'large'
export const Old = ({ size }: { size: Size }) => {
  const [count] = useState(2 as number)
  return <button>{size} old words {count}</button>
}
export default Old
`,
    'src/pages/typed-page.js': 'const title: string = "Page words"\nexport default () => <h1>{title}</h1>\n',
    'docs/typed-js.mdx': 'import Old from \'@site/src/Old\'\n\n# Typed\n\n<Old size="small" />\n',
    'docs/typed.mdx': 'import Plain from \'@site/src/Plain\'\n\n# Typed\n\n<Plain size="large" />\n',
  })
  const moved = await move()
  expect(moved.diagnostics).toEqual([])
  expect(moved.page('typed/index.html').replaceAll('<!-- -->', '')).toMatch(
    /<docgen-island[^>]*><button>large words 1<\/button><\/docgen-island>/,
  )
  expect(moved.page('typed-js/index.html').replaceAll('<!-- -->', '')).toMatch(
    /<docgen-island[^>]*><button>small old words 2<\/button><\/docgen-island>/,
  )
  expect(moved.page('typed-page/index.html')).toContain('<h1>Page words</h1>')
})

it('finds files by computed paths and by `new URL`, and keeps the id of the docs', async () => {
  write(
    {
      'static/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
      'src/Shot.js':
        "export default ({ name }) => <img src={String(require('@site/static/img/' + name + '.svg').default)} alt='' />\n",
      'src/Engine.js':
        "import { useEffect } from 'react'\nconst engine = new URL('/node_modules/engine/e.wasm', import.meta.url)\nexport default () => {\n  useEffect(() => void WebAssembly.compileStreaming(fetch(engine)))\n  return <a href={engine.href}>Engine</a>\n}\n",
      'node_modules/engine/e.wasm': '\0asm',
      'docs/shot.mdx':
        "import Shot from '@site/src/Shot'\nimport Engine from '@site/src/Engine'\n\n# Shot\n\n<Engine />\n\n<Shot name=\"a\" />\n\n<img src={require('@site/static/img/' + 'a.svg').default} alt=\"\" />\n",
      'guides_versions.json': '["1.0"]',
      'blog/2026-01-01-chips.md': '---\ntags: [arm64]\n---\n\nA post about chips\n',
      'guides_versioned_docs/version-1.0/index.md': '---\nslug: /\n---\n\n# Old home\n',
    },
    "presets: [['classic', { docs: { id: 'guides', routeBasePath: '/' } }]], themeConfig: { navbar: { items: [{ type: 'docsVersionDropdown', docsPluginId: 'guides', html: 'Unknown' }] } },",
  )
  const moved = await move()
  expect(moved.diagnostics).toEqual([])
  expect(moved.config).toContain("{ from: '/blog/tags/arm-64', to: '/blog/tags/arm64' }")
  expect(moved.page('next/shot/index.html').match(/src="\/img\/a\.svg"/g)).toHaveLength(2)
  const [, engine = ''] = /href="\/(assets\/e[^"]*\.wasm)">Engine/.exec(moved.page('next/shot/index.html')) ?? []
  expect(moved.page(engine)).toBe('\0asm')
  expect(moved.config).toContain("'script-src': [\"'wasm-unsafe-eval'\"]")
  expect(moved.page('index.html')).toContain('Old home')
})

it('passes elements to components that read the types and props of their children', async () => {
  write({
    'src/Rows.js': `import { Children, cloneElement } from 'react'
const textOf = (node) => (typeof node === 'object' ? textOf(Children.toArray(node.props.children)[0]) : node)
export default ({ children }) => {
  if (children.type !== 'table') throw new Error('no table')
  const [head, body] = Children.toArray(children.props.children)
  const rows = Children.map(body.props.children, (row) => cloneElement(row, { id: textOf(row) }))
  return <table className="rows">{head}<tbody>{rows}</tbody></table>
}
`,
    'src/first.js': 'export const first = (children) => children.find((child) => child.type === "ol").props.children\n',
    // Its code has no sign of what the function reads, so it throws first.
    'src/Bare.js':
      'import { first } from \'./first\'\nexport default ({ children }) => <ul className="bare">{first(children)}</ul>\n',
    'src/Badge.js': 'export default ({ children }) => <i>{children}</i>\n',
    'docs/rows.mdx': `import Rows from '@site/src/Rows'
import Bare from '@site/src/Bare'
import Badge from '@site/src/Badge'

# Rows

<Rows>

| Name | Meaning |
| --- | --- |
| \`alpha\` | the **first** <Badge>new</Badge> |
| \`beta\` | see [rows](./rows.mdx) |

</Rows>

<Bare>

Before

1. one
2. two & more

</Bare>
`,
  })
  const moved = await move()
  expect(moved.diagnostics).toEqual([])
  const page = moved.page('rows/index.html').replaceAll('<!-- -->', '')
  expect(page).toContain('<table class="rows"><thead><tr><th>Name</th>')
  expect(page).toMatch(/<link rel="stylesheet" href="[^"]*\/table-[^"]*\.css"/)
  expect(page).toContain(
    '<tr id="alpha"><td><code>alpha</code></td><td>the <strong>first</strong> <i>new</i></td></tr>',
  )
  expect(page).toMatch(/<tr id="beta">.*<a href="\/rows"[^>]*>rows<\/a>/)
  expect(page).toMatch(/<ul class="bare">\s*<li>one<\/li>\s*<li>two &amp; more<\/li>\s*<\/ul>/)
})

it('finds images that pages import by their path from the site', async () => {
  const image = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
  write({
    'docs/img/a.svg': image,
    'static/img/b.svg': image,
    'docs/guide/shots.md': `import shot from '/docs/img/a.svg'
import icon from '/static/img/b.svg'

# Shots

<img src={shot} alt="Shot" /> <img src={icon} alt="Icon" />
`,
  })
  const moved = await move()
  expect(moved.diagnostics).toEqual([])
  const page = moved.page('guide/shots/index.html')
  expect(page).toMatch(/<img[^>]* src="\/assets\/a[^"]*\.svg"/)
  expect(page).toMatch(/<img[^>]* src="\/img\/b\.svg"/)
})

it('keeps the colors of a hero, and the contrast of its buttons', async () => {
  write({
    'docusaurus.config.js':
      "module.exports = { title: 'T', url: 'https://docs.example', baseUrl: '/', presets: [['classic', { docs: { routeBasePath: '/' }, theme: { customCss: './src/css/custom.css' } }]] }",
    'src/css/custom.css': ':root { --ifm-hero-text-color: #123; }\n',
    'src/pages/index.module.css': '.night { --ifm-hero-background-color: #14213d; }\n',
    'src/pages/start.js': `import styles from './index.module.css'
export default () => (
  <header className={'hero hero--primary ' + styles.night}>
    <a className="button button--outline button--secondary button--lg" href="/">Start</a>
    <a className="button button--primary" href="/">More</a>
  </header>
)
`,
  })
  const moved = await move()
  expect(errorsIn(moved)).toEqual([])
  const styles = readFileSync(join(root, 'site.css'), 'utf8')
  expect(styles).toContain('background: var(--ifm-hero-background-color, var(--color-raised));')
  // A class of the site has more specificity, wherever its style sheet is.
  expect(styles).toContain(':where(.hero--primary) { --ifm-hero-background-color: var(--color-accent);')
  expect(styles).toContain('--ifm-hero-text-color: #123;')
  const positionOf = (rule: string) => styles.indexOf(rule)
  expect(positionOf('.hero .button--outline { color: inherit; }')).toBeGreaterThan(
    positionOf('.button--outline.button--secondary {'),
  )
  expect(styles).toContain('.hero--primary .button--primary:not(.button--outline) {')
})
