import '@leadlight/bots/worker-web';
