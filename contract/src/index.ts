export * from './call.ts'
