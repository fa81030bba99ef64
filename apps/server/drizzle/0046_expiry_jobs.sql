SELECT pgboss.create_queue('expiry', '{"policy":"standard","retryLimit":2,"retryDelay":60,"retryBackoff":true,"expireInSeconds":1800,"retentionMinutes":1440}');
