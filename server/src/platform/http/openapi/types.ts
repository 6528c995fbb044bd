import type { z } from 'zod'

/** A JSON Schema (draft 2020-12), as OpenAPI 3.1 takes it. */
export type Schema = z.core.JSONSchema.BaseSchema

/** A reference to a component of the document. */
export type Ref = { readonly $ref: string }

type Content = Readonly<Record<string, { readonly schema: Schema }>>

export type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description?: string
  readonly schema: Schema
}

export type Answer = {
  readonly description: string
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: Schema }>>
  readonly content: Content
}

export type Operation = {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly 'x-permission': readonly string[]
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters: readonly (Parameter | Ref)[]
  readonly requestBody?: { readonly required: boolean; readonly content: Content }
  readonly responses: Readonly<Record<string, Answer | Ref>>
}

/** The parts of an OpenAPI 3.1 document the product writes. */
export type OpenApiDocument = {
  readonly openapi: '3.1.0'
  readonly info: {
    readonly title: string
    readonly version: string
    readonly description: string
    readonly license: { readonly name: string; readonly identifier: string }
  }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly responses: Readonly<Record<string, Answer>>
    readonly parameters: Readonly<Record<string, Parameter>>
    readonly securitySchemes: Readonly<
      Record<
        string,
        { readonly description: string } & (
          | { readonly type: 'http'; readonly scheme: string }
          | { readonly type: 'apiKey'; readonly in: 'cookie'; readonly name: string }
        )
      >
    >
  }
}
