import type { Diagnostic } from '@docgen/renderer/contract'
import type { Artifact } from '../../emit/artifact.js'
import type { Site } from '../site.js'
import type { DescribeRequest } from './describe-pages.js'

/** A site with compiled content, for the final hooks of plugins. */
export interface FinishRequest
  extends Pick<
    Site,
    'siteDir' | 'plugins' | 'config' | 'files' | 'fields' | 'graph' | 'plan' | 'client' | 'prepared' | 'compileInputs'
  > {
  readonly builtPages: DescribeRequest['builtPages']
}

/** Results of the plugins' final hooks. */
export interface FinishedPlugins {
  readonly artifacts: readonly Artifact[]
  readonly diagnostics: readonly Diagnostic[]
}
