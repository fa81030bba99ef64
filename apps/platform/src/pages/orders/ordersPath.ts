/** The list of the user's orders; apart from the other addresses for the front page's sake. */
export const ordersPath = '/userCenter/orders';
