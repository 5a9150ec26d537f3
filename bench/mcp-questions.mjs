import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

const USAGE = `usage: mcp-questions.mjs [options]
  --date <text>   date of the report, which is written only with it
`
const ROOT = new URL('../', import.meta.url)
const RESULTS = new URL('results/mcp-questions.md', import.meta.url)
const DOCGEN = fileURLToPath(new URL('packages/cli/bin/docgen.js', ROOT))
/** Clients read only this many hits. */
const HITS = 3

// The client and the reader of YAML are dependencies of the CLI.
const require = createRequire(new URL('packages/cli/package.json', ROOT))
/** @param {string} name */
const load = (name) => import(pathToFileURL(require.resolve(name)).href)

/** @returns {Promise<void>} */
async function main() {
  const { values } = parseArgs({ options: { date: { type: 'string' }, help: { type: 'boolean', default: false } } })
  if (values.help) {
    process.stdout.write(USAGE)
    return
  }
  const [{ Client }, { StdioClientTransport }, { load: parseYaml }] = await Promise.all([
    load('@modelcontextprotocol/client'),
    load('@modelcontextprotocol/client/stdio'),
    load('js-yaml'),
  ])
  const questions = parseYaml(readFileSync(new URL('mcp-questions.yml', import.meta.url), 'utf8'))
  const client = new Client({ name: 'bench', version: '0.0.0' })
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [DOCGEN, 'mcp', fileURLToPath(new URL('site', ROOT))],
    }),
  )
  try {
    const rows = []
    for (const { question, words, pages } of questions) {
      const inWords = await findRank(client, words, pages)
      await readPage(client, pages[0])
      rows.push({ question, words, inWords, asSentence: await findRank(client, question, pages) })
    }
    const text = report(rows, values.date ?? 'Undated')
    process.stdout.write(text)
    if (values.date !== undefined) writeFileSync(RESULTS, text)
  } finally {
    await client.close()
  }
}

/**
 * Rank, from 1, of the first page in the results that answers a query; undefined if none of the first ten results is on
 * such a page.
 */
async function findRank(client, query, pages) {
  const { content } = await client.callTool({ name: 'search', arguments: { query, limit: 10 } })
  const text = content.map((part) => part.text).join('')
  const found = [...new Set([...text.matchAll(/^ {3}(\/[^#\s]*)/gm)].map(([, path]) => path))]
  const index = found.findIndex((path) => pages.includes(path))
  return index === -1 ? undefined : index + 1
}

/** Throws unless the client can read the page. */
async function readPage(client, page) {
  const { isError } = await client.callTool({ name: 'get_page', arguments: { page } })
  if (isError) throw new Error(`get_page cannot read ${page}`)
}

function report(rows, date) {
  const count = (key) => rows.filter((row) => (row[key] ?? Number.POSITIVE_INFINITY) <= HITS).length
  const show = (rank) => (rank === undefined ? '–' : String(rank))
  return `# Questions through the MCP server

${date}. A client asks \`docgen mcp\` about the example site over standard input and output. The page that answers is among
the first ${HITS} found for **${count('inWords')} of ${rows.length} queries in a few words**, which is how the description of the tool asks clients to search,
and for ${count('asSentence')} of ${rows.length} questions word for word. The goal is 18 of 20. A question whose words do not appear in the page that
answers it is not found, because the index of a static site knows no synonyms.

| question | searched words | rank | rank as a sentence |
| --- | --- | ---: | ---: |
${rows.map((row) => `| ${row.question} | ${row.words} | ${show(row.inWords)} | ${show(row.asSentence)} |`).join('\n')}
`
}

await main()
