import type { DeployJournal, DeployProgress, DeployRecord } from './deploy-record.js'
import { contentOf } from './read-output.js'
import type { Content } from './store.js'

/** Content of a file of the state folder. */
export function stateContent(value: DeployRecord | DeployJournal | DeployProgress): Content {
  return contentOf(Buffer.from(`${JSON.stringify(value)}\n`))
}
