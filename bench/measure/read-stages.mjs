/**
 * Reads the times of the stages from the report of `docgen build --json`.
 *
 * @param {string} stdout one JSON object with `stages` and `work`, each `[{name, ms}]`; a report without it is fine
 * @returns {Record<string, number> | undefined} milliseconds by stage, in the order of the report; undefined when it
 *   names none
 */
export function readStages(stdout) {
  let report
  try {
    report = JSON.parse(stdout)
  } catch {
    return undefined
  }
  // `work` is what the stage `pages` consists of, summed over threads.
  const stages = [report?.stages, report?.work].filter(Array.isArray).flat()
  const times = stages.filter((stage) => typeof stage?.name === 'string' && Number.isFinite(stage.ms))
  return times.length === 0 ? undefined : Object.fromEntries(times.map(({ name, ms }) => [name, ms]))
}
