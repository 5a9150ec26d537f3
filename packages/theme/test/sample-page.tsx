import { createHash } from 'node:crypto'
import type { PageKind } from '@docgen/renderer/contract'
import { renderToString } from 'react-dom/server'
import { ApiOperation } from '../src/api/ApiOperation.js'
import { ApiOverview } from '../src/api/ApiOverview.js'
import { theme } from '../src/index.js'
import { operation, overview } from './api-view-data.js'
import { page, shell, sidebar, site, text } from './view-data.js'

const { Layout, Admonition, CodeBlock, Details, Heading, Link, Table, Tabs, DocPage, ...pages } = theme.components
const KINDS = {
  doc: DocPage,
  'generated-index': pages.GeneratedIndexPage,
  search: pages.SearchPage,
  'not-found': pages.NotFoundPage,
} as const satisfies Record<PageKind, unknown>

/** The policy of the pages: nothing inline except the theme's scripts. */
const HASHES = [theme.client.inlineScript, theme.client.layoutScript ?? '']
  .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  .join(' ')
const POLICY = `default-src 'self'; img-src 'self' data: https:; script-src 'self' ${HASHES}`

const longLine = `<span>${'const long = 1; '.repeat(20)}\n</span>`

function SampleText() {
  return (
    <>
      <p>
        The first paragraph, with <code>code</code> and a{' '}
        <Link text={text} href="https://example.com" isExternal attributes={{}}>
          plan
        </Link>
        . <button type="button">Press</button>
      </p>
      <Heading text={text} level={2} id="blocks" label="Blocks">
        Blocks
      </Heading>
      {(['note', 'tip', 'info', 'warning', 'danger'] as const).map((kind) => (
        <Admonition key={kind} text={text} kind={kind}>
          <p>
            A remark with <code>code</code> and a <a href="/x">page about plans</a>.
          </p>
        </Admonition>
      ))}
      <CodeBlock text={text} language="js" title="a.js" html={longLine} firstLineNumber={3} isWrapped={false} />
      <CodeBlock
        text={text}
        language="js"
        html={'<span><span class="k">let</span> a\n</span><span class="added">b\n</span>'}
        isWrapped={false}
      />
      {['t1', 't2'].map((id) => (
        <Tabs
          key={id}
          text={text}
          id={id}
          group="language"
          tabs={['js', 'py'].map((value) => ({ value, label: value, isDefault: false, children: `${id} in ${value}` }))}
        />
      ))}
      <Details text={text} isOpen={false}>
        <p>Hidden at first.</p>
      </Details>
      <Table text={text}>
        <tbody>
          <tr>
            {Array.from({ length: 12 }, (_, index) => (
              <td key={index}>A-cell-that-does-not-break</td>
            ))}
          </tr>
        </tbody>
      </Table>
    </>
  )
}

/** The text of pages: Markdown, and the output of one API component. */
const TEXTS = {
  doc: <SampleText />,
  'api-operation': <ApiOperation text={text} components={theme.components} operation={operation} />,
  'api-overview': <ApiOverview text={text} components={theme.components} overview={overview} />,
} as const

/** A kind of page, or a page with its own text. */
export type SampleKind = PageKind | keyof typeof TEXTS

const isTexted = (sample: SampleKind): sample is keyof typeof TEXTS => sample in TEXTS

/** A whole page as the renderer writes it, with the theme's own components; `announcement` is the announcement's id. */
export function renderSample(sample: SampleKind, announcement = 'one'): string {
  const kind = sample === 'api-operation' || sample === 'api-overview' ? 'doc' : sample
  const classNames = sample === 'api-operation' ? ['is-api', 'is-operation'] : []
  const sheet = kind === sample ? '' : '<link rel="stylesheet" href="/api.css">'
  const PageComponent = KINDS[kind]
  const body = renderToString(
    <Layout components={theme.components} site={site} text={text} shell={shell} sidebar={sidebar}>
      <PageComponent
        components={theme.components}
        site={site}
        text={text}
        page={{ ...page(kind), classNames }}
        html={renderToString(isTexted(sample) ? TEXTS[sample] : TEXTS.doc)}
        headingHtml="Plans"
        toc={[{ id: 'blocks', level: 2, html: 'Blocks', text: 'Blocks' }]}
      />
    </Layout>,
  )
  return `<!doctype html><html lang="en" dir="ltr" class="${classNames.join(' ')}" data-theme="light" data-default-theme="light" data-announcement="${announcement}"><head>
<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><script>${theme.client.inlineScript}</script>
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Plans</title>
<link rel="stylesheet" href="/theme.css">${sheet}<script type="module" src="/bootstrap.js"></script></head><body>${body}</body></html>`
}
