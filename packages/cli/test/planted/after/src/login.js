export const login = 2
