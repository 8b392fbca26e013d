-- Spreads a migrated PostgreSQL database over the machines of Citus, on its coordinator, once.
-- Everything that a user owns lies on one machine, with the account. Order: what is referred to, first.

-- A reference between tables that stay on the coordinator is no reason to copy both to every machine.
SET citus.enable_local_reference_table_foreign_keys TO off;

-- Workers write rows of many users side by side, each row but one of them; Citus finds deadlocks all the same.
DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET citus.enable_deadlock_prevention TO off', current_database()); END $$;

-- Small and read often: a copy on every machine.
SELECT create_reference_table('server_secret');
SELECT create_reference_table('country_price');
SELECT create_reference_table('strength_price');
SELECT create_reference_table('email_template');
SELECT create_reference_table('campaign');
SELECT create_reference_table('campaign_link');
SELECT create_reference_table('refused_address');
SELECT create_reference_table('worker');

-- Whose an address is, found by the address.
SELECT create_distributed_table('email_address', 'email', colocate_with => 'none');
-- Whose a login at an OpenID provider is, found by its id there.
SELECT create_distributed_table('oidc_subject', 'subject', colocate_with => 'none');

-- Copies that belong to no user, found by the id that their devices made.
SELECT create_distributed_table('vault', 'id', colocate_with => 'none');

-- What a user owns.
SELECT create_distributed_table('user_account', 'id', colocate_with => 'none');
SELECT create_distributed_table('user_activity', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('session', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('login_device', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('second_factor', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('recovery_code', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('used_code', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('passkey', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('used_challenge', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('oidc_link', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('password_reset', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('email_change', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('idempotency_key', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('record_id', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('earlier_record_id', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('golden_dose_consent', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('analytics_consent', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('pen', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('dose', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('dose_tally', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('weight', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('weight_goal', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('symptom', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('measurement', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('plan', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('plan_skip', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('plan_pause', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('history_import', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('imported_record', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('calendar_feed', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('report_share', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('push_subscription', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('reminder_preference', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('webhook', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('carer', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('cared_for', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('carer_act', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('delivery', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('mail_hit', 'user_id', colocate_with => 'user_account');

-- Of no user, and small: on the coordinator.
SELECT citus_add_local_table_to_metadata('login_failure');
SELECT citus_add_local_table_to_metadata('invite');
SELECT citus_add_local_table_to_metadata('audit_entry');
SELECT citus_add_local_table_to_metadata('backup_file');
SELECT citus_add_local_table_to_metadata('reddit_connection');
SELECT citus_add_local_table_to_metadata('reddit_used_state');
SELECT citus_add_local_table_to_metadata('reddit_post');

-- What was moved leaves a copy behind, which nobody sees and no deletion reaches.
SELECT truncate_local_data_after_distributing_table(logicalrelid) FROM pg_dist_partition WHERE partmethod = 'h' OR repmodel = 't';
