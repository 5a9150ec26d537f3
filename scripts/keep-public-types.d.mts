export function listTypeImports(file: string): readonly string[]
export function listPublicTypes(folder: string): ReadonlySet<string>
