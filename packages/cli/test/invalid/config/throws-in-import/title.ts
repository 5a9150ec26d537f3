const facts: Record<string, { name: string }> = {}

export const title = facts['product']!.name
