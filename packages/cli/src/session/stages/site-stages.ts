import type { Site } from '../site.js'
import { INPUT_STAGES } from './input-stages.js'
import { PLAN_STAGES } from './plan-stages.js'

/** All stages of a site before its pages. */
export const SITE_STAGES = [...INPUT_STAGES, ...PLAN_STAGES]

const INPUTS: readonly (keyof Site)[] = ['siteDir', 'request', 'loaded', 'revision', 'codeVersion']

/** Names of all values of a site. */
export const SITE_NAMES = [...INPUTS, ...SITE_STAGES.map(({ name }) => name)]
