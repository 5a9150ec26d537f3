import { expect, it } from 'vitest'
import { createTestConfig, createTestGraph } from '../../graph/create-test-graph.js'
import { createTestFolder } from '../../read/create-test-folder.js'
import { checkComponentLinks } from './check-component-links.js'

const IMPORT = "import Link from '@docgen/theme/link'\n"

function check(code: string, fields: Readonly<Record<string, unknown>> = {}): readonly string[] {
  const graph = createTestGraph({ docs: { 'guide.md': {} }, statics: ['img/logo.svg'], config: fields }).value
  const site = {
    siteDir: createTestFolder({ 'Footer.tsx': code }),
    theme: { componentFiles: ['Footer.tsx'] },
    graph,
    config: createTestConfig(fields),
  }
  return checkComponentLinks(site as never).map(({ code, severity, line, column, hint = '' }) =>
    `${severity} ${code} ${line}:${column} ${hint}`.trim(),
  )
}

it('finds links and images without a target, at their URLs', () => {
  expect(check(`${IMPORT}<Link to="/giude" />`)).toEqual([expect.stringMatching(/^\w+ broken-link 2:11 .*\/guide/)])
  expect(check('<img src={"/img/none.svg"} />')).toEqual([expect.stringMatching(/^\w+ broken-image 1:12/)])
  expect(check(`${IMPORT}<Link to={'/guide'} /> <a href="/guide"> <img src="/img/logo.svg">`)).toEqual([])
})

it('ignores what may be no URL', () => {
  expect(check('<Tab to="/none" />')).toEqual([])
  expect(
    check(`${IMPORT}<Link to={'/none' + id} /> <Link to="" /> <Card href="/none" /> <a href="//cdn.example/x">`),
  ).toEqual([])
  expect(check(`${IMPORT}<Link to="https://a.org" />`)).toEqual([])
})

it('reports HTML elements without the base URL', () => {
  const code = `${IMPORT}<Link to="/guide" /> <a href="/guide"> <img src="/img/logo.svg">`
  expect(check(code, { baseUrl: '/kit/' }).filter((each) => each.includes('missing-base-url'))).toEqual([
    expect.stringContaining('Write <Link to="/guide">'),
    expect.stringContaining("Write src={useBaseUrl('/img/logo.svg')}"),
  ])
})

it('follows the severity of the config', () => {
  expect(check(`${IMPORT}<Link to="/none" />`, { onBrokenLinks: 'ignore' })).toEqual([])
  expect(check(`${IMPORT}<Link to="/none" />`, { onBrokenLinks: 'throw' })).toEqual([expect.stringMatching(/^error /)])
})
