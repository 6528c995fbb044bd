import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi, type DataOf, type RequestOf } from '../../api/call.ts'

export type ClubRequest = DataOf<'POST /api/club/request'>

/** What a club is asked, as its link and its account show it. */
export type Asked = Omit<ClubRequest, 'players'>

/** What a link sends: an answer, or the acknowledgement of a paid booking. */
type LinkCall = AnswerCall | 'POST /api/club/acknowledge'

type AnswerCall =
  | 'POST /api/club/accept'
  | 'POST /api/club/accept-alternative'
  | 'POST /api/club/decline'
  | 'POST /api/club/propose'

/** An answer as the form gives it: the call of the link, and its fields without the key. */
export type ClubAnswer = {
  [Call in AnswerCall]: { call: Call; fields: Omit<RequestOf<Call>, 'key'> }
}[AnswerCall]

type FromLink =
  | ClubAnswer
  | { call: 'POST /api/club/acknowledge'; fields: Omit<RequestOf<'POST /api/club/acknowledge'>, 'key'> }

const visitor = { staffId: null }

/** The booking behind a club's link, read again whenever the page comes into view. */
export function useClubRequest(key: string) {
  return useQuery<ClubRequest>({
    queryKey: ['club', key],
    queryFn: ({ signal }) => callApi('POST /api/club/request', { key }, { ...visitor, signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
}

/** Sends the club's answer or acknowledgement. After a refusal the booking is read again: staff may have been first. */
export function useClubAnswer(key: string) {
  const client = useQueryClient()
  return useMutation<ClubRequest, Error, FromLink>({
    mutationFn: ({ call, fields }) => callApi<LinkCall>(call, { ...fields, key }, visitor),
    onSuccess: (answered) => client.setQueryData(['club', key], answered),
    onError: () => client.invalidateQueries({ queryKey: ['club', key] }),
  })
}
