const mobile = '9812345670';
const code = '271828';

/** How a gateway calls back. */
export type CallBack = {
  method: 'GET' | 'POST';
  query?: Record<string, string>;
  payload?: string;
  type?: string;
};
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
export const webForm = 'application/x-www-form-urlencoded';
export const json = 'application/json';
/** What each gateway's documentation shows, each for a message that arrived and for one that did not. */
export const reports = {
  gupshup(id: string, arrived: boolean): CallBack[] {
    const cause = arrived ? 'SUCCESS' : `ABSENT_SUBSCRIBER ${mobile} ${code}`;
    const event = {
      ...{ externalId: id, eventType: arrived ? 'DELIVERED' : 'FAILED', eventTs: 1526347800000, cause },
      ...{ destAddr: 919812345670, srcAddr: 'PRAMAN', errCode: '001', channel: 'SMS', noOfFrags: 1 },
    };
    const query = { externalId: id, deliveredTS: '1526347800000', phoneNo: `91${mobile}`, cause };
    return [
      { method: 'GET', query: { ...query, status: arrived ? 'SUCCESS' : 'FAILURE' } },
      { method: 'POST', type: json, payload: JSON.stringify([event]) },
      { method: 'POST', type: webForm, payload: form({ response: JSON.stringify([event]) }) },
    ];
  },
  msg91(requestId: string, arrived: boolean): CallBack[] {
    const failedReason = arrived ? '' : `ABSENT_SUBSCRIBER ${mobile} ${code}`;
    const desc = arrived ? 'DELIVERED' : 'FAILED';
    const one = { date: '2018-05-15 07:00:00', number: `91${mobile}`, status: arrived ? '1' : '2', desc };
    const request = { senderId: 'PRAMAN', requestId, report: [{ ...one, failedReason }], userId: '1' };
    return [
      { method: 'POST', type: webForm, payload: form({ data: JSON.stringify([request]) }) },
      { method: 'POST', type: json, payload: JSON.stringify({ ...one, failedReason, requestId }) },
    ];
  },
};
