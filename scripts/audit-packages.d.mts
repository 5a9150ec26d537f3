export type Manifest = { readonly dependencies?: Record<string, string>; readonly devDependencies?: Record<string, string> }
export function listShipped(manifests: readonly Manifest[]): Record<string, string>
export function readAudit(output: string): { readonly vulnerable?: string[]; readonly unknown?: string }
