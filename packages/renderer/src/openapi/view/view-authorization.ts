import { type AuthorizationView, didYouMean, nearestWord } from '../../contract/index.js'
import { nodeAt } from '../document-node.js'
import { nameScheme, type SecurityRequirement, type SecurityScheme } from '../nouns/security-scheme.js'
import { type ApiDraft, addWords, linkTo, openHeading } from './api-draft.js'

/** Inputs in addition to the requirement. */
export interface AuthorizationInput {
  readonly schemes: readonly SecurityScheme[]
  /** Prefix of every id. */
  readonly prefix: string
  readonly pointer: string
  /** Route of the overview; empty on the overview itself. */
  readonly overview: string
}

/** The view of the alternatives of authentication. Reports undeclared schemes. */
export function viewAuthorization(
  { isOptional, alternatives }: SecurityRequirement,
  { schemes, prefix, pointer, overview }: AuthorizationInput,
  draft: ApiDraft,
): AuthorizationView {
  const level = prefix === '' ? 2 : 4
  const id = `${prefix}authorization`
  const heading = openHeading(draft, { id, level, key: 'theme.api.authorization' })
  return {
    heading,
    isOptional,
    alternatives: alternatives.map((required) => ({
      schemes: required.map(({ name, scopes }) => {
        const scheme = schemes.find((each) => each.name === name)
        if (!scheme) reportUnknown(name, { schemes, pointer }, draft)
        addWords(draft, name, ...scopes)
        if (!scheme) return { name, type: '', scopes }
        const anchor = `#${schemeId(name)}`
        const href = overview === '' ? anchor : linkTo(draft, `${overview}${anchor}`, pointer)
        return { name, type: nameScheme(scheme, draft.markers.text), scopes, href }
      }),
    })),
  }
}

/** Id of a scheme on the overview. */
export function schemeId(name: string): string {
  return `security-${name.replace(/[\s"'`<>&#%\\]+/g, '-')}`
}

function reportUnknown(
  name: string,
  { schemes, pointer }: Pick<AuthorizationInput, 'schemes' | 'pointer'>,
  draft: ApiDraft,
): void {
  // The overview reports undeclared schemes of the whole description.
  if (nodeAt(draft.document, `${pointer}/security`).value === undefined) return
  const near = nearestWord(
    name,
    schemes.map((each) => each.name),
  )
  draft.problems.push({
    code: 'api-unknown-security',
    severity: 'warning',
    pointer: `${pointer}/security`,
    message: `the security scheme ${JSON.stringify(name)} is not among components.securitySchemes`,
    ...(near !== undefined && { hint: didYouMean(near) }),
  })
}
