/**
 * Writes the results of bench/migrate-speed.mjs as Markdown.
 *
 * @param {object} results
 * @returns {string}
 */
export function writeMigrateReport({ date, node, machine, tools, parity }) {
  const rows = tools.map(({ name, version, runs }) => {
    const seconds = median(runs.map(({ wallMs }) => wallMs)) / 1000
    const cpu = median(runs.map(({ cpuMs }) => cpuMs ?? 0)) / 1000
    const memory = median(runs.map(({ peakBytes }) => peakBytes ?? 0)) / 1e6
    return { name: `${name} ${version}`, seconds, cpu, memory }
  })
  const [own, other] = rows
  const times = (key) => `${(other[key] / own[key]).toFixed(1)} ×`
  return [
    '# The same Docusaurus site, built by both',
    '',
    `${date}, Node ${node}, ${machine.cores} × ${machine.model}, ${machine.memoryGB} GB; load ${machine.load.join(', ')} at the end. Cold builds in turns, median of ${tools[0].runs.length}; peak memory of the process tree.`,
    '',
    '| tool | wall | CPU | peak memory |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      ({ name, seconds, cpu, memory }) =>
        `| ${name} | ${seconds.toFixed(2)} s | ${cpu.toFixed(2)} s | ${Math.round(memory)} MB |`,
    ),
    `| ratio | ${times('seconds')} | ${times('cpu')} | ${times('memory')} |`,
    '',
    `Parity of the output: ${parity.score} %.`,
    '',
    '| what | the same | of |',
    '| --- | --- | --- |',
    ...Object.entries(parity.aspects).map(([aspect, { same, all }]) => `| ${aspect} | ${same} | ${all} |`),
    '',
    ...parity.differences.flatMap(({ aspect, route, theirs, ours }) => [
      `- ${aspect} of \`${route}\`: only Docusaurus has ${list(theirs)}; only docgen has ${list(ours)}`,
    ]),
    '',
  ].join('\n')
}

function list(items) {
  return items.length === 0 ? 'nothing' : items.map((item) => `\`${item}\``).join(', ')
}

/** @param {number[]} numbers @returns {number} */
function median(numbers) {
  const sorted = [...numbers].sort((first, second) => first - second)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
