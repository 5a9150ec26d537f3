import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { theme } from '../src/index.js'
import { page, shell, sidebar, site, text } from './view-data.js'

const { Layout, DocPage, GeneratedIndexPage, SearchPage, NotFoundPage } = theme.components
const toc = [{ id: 'a', level: 2, html: 'A', text: 'A' }]

describe.each([
  ['doc', DocPage],
  ['generated-index', GeneratedIndexPage],
  ['search', SearchPage],
  ['not-found', NotFoundPage],
] as const)('markup of %s', (kind, PageComponent) => {
  const html = renderToString(
    <Layout components={theme.components} site={site} text={text} shell={shell} sidebar={sidebar}>
      <PageComponent
        components={theme.components}
        site={site}
        text={text}
        page={page(kind)}
        html="<p>x</p>"
        headingHtml="Plans"
        toc={toc}
      />
    </Layout>,
  )

  it('has nothing that a strict content security policy blocks', () => {
    // The policy allows this one by its hash, and empty ones do not run.
    const rest = html.replace(/<script(?: data-share="[\d.]+")?>(.*?)<\/script>/g, (script, text) =>
      text === '' || text === theme.client.layoutScript ? '' : script,
    )
    expect(rest).not.toMatch(/\sstyle=|\son[a-z]+=|<script|<style|javascript:/i)
  })

  it('keeps scripts out of the main part, which is extracted as is', () => {
    expect(html.slice(html.indexOf('<main'), html.indexOf('</main>'))).not.toContain('<script')
  })

  it('has no comments between texts', () => {
    expect(html).not.toContain('<!--')
  })

  it('has one h1, one main, and no duplicate id', () => {
    expect(html.match(/<h1\b/g)).toHaveLength(1)
    expect(html.match(/<main\b/g)).toHaveLength(1)
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)
    expect(ids).toEqual([...new Set(ids)])
  })

  it('names every button and every icon link', () => {
    const starts = [...html.matchAll(/<(?:button|a)\b[^>]*>(?=<i )/g)].map(([start]) => start)
    // Cards and edit links have text after their icon.
    const nameless = starts.filter((start) => !start.includes('class="card"') && !start.includes('class="edit-link"'))
    expect(nameless.length).toBeGreaterThan(3)
    expect(nameless.filter((start) => !start.includes('aria-label='))).toEqual([])
  })
})
