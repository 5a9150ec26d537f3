import type { Diagnostic, Outcome } from '@docgen/renderer/contract'

/** A failed request or a failed access to a disk, with the diagnostic that describes it. */
export class DeployFailure extends Error {
  readonly diagnostic: Diagnostic

  constructor(diagnostic: Diagnostic) {
    super(diagnostic.message)
    this.diagnostic = diagnostic
    this.name = 'DeployFailure'
  }
}

/** Creates a failure of the code `deployment-failed`. */
export function failDeployment(message: string, hint: string): DeployFailure {
  return new DeployFailure({ code: 'deployment-failed', severity: 'error', message, hint })
}

/** Creates the failure of a deployment that finds another one. */
export function failConcurrently(target: string, message: string, hint: string): DeployFailure {
  const text = `another deployment to ${target} ${message}`
  return new DeployFailure({ code: 'concurrent-deployment', severity: 'error', message: text, hint })
}

/** Returns the outcome of a deployment that cannot start: no value, and one error. */
export function rejectDeployment(code: Diagnostic['code'], message: string, hint: string): Outcome<undefined> {
  const diagnostic: Diagnostic = { code, severity: 'error', message, hint }
  return { value: undefined, diagnostics: [diagnostic] }
}
